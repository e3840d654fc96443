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
      <div className="mt-8 grid items-end gap-x-14 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <h1 className="max-w-4xl text-hero font-extrabold tracking-[-0.035em]">{title}</h1>
          <p className="mt-6 max-w-text text-lead text-ink-soft">{lead}</p>
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        {picture}
      </div>
    </header>
  );
}
