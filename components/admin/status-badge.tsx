import { Badge } from "#components/ui/badge";
import { type ArticleStatus, getArticleStatusLabel } from "#lib/blog/article-status";

const COLOURS = { brouillon: "grey", programme: "orange", "en-ligne": "green" } as const;

export function StatusBadge({ status }: { status: ArticleStatus }) {
  return <Badge colour={COLOURS[status]}>{getArticleStatusLabel(status)}</Badge>;
}
