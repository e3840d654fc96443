import { Badge } from "#components/ui/badge";
import type { Category } from "#content/schema/service";

export function CategoryBadge({ category }: { category: Category }) {
  return <Badge colour={category.colour}>{category.name}</Badge>;
}
