import type { ReactNode } from "react";
import { Breadcrumbs } from "#components/layout/breadcrumbs";
import type { Crumb } from "#lib/seo/json-ld";

type PageHeaderProps = {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  /** Buttons or links below the lead. */
  children?: ReactNode;
  /** Beside the text on wide screens. */
  picture?: ReactNode;
};

export function PageHeader({ children, crumbs, lead, picture, title }: PageHeaderProps) {
  return (
    <header className="page-width pt-6 pb-12">
      <Breadcrumbs crumbs={crumbs} />
      <div className={picture ? "page-head page-head-wide" : "page-head"}>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        {picture}
      </div>
    </header>
  );
}
