import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#components/ui/icon";

type InfoTileProps = { icon: IconNode; title: string; id?: string; children: ReactNode };

export function InfoTile({ children, icon, id, title }: InfoTileProps) {
  return (
    <div id={id} className="border-t-2 border-ink pt-4">
      <h3 className="flex items-center gap-2.5 text-heading">
        <Icon node={icon} size={20} className="text-oak" />
        {title}
      </h3>
      <div className="mt-2 text-ink-soft">{children}</div>
    </div>
  );
}
