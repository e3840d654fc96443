import type { ReactNode } from "react";
import { Drawing } from "#components/ui/drawing";
import { typeset } from "#lib/typography";

type AccountCardProps = { title: string; subtitle: string; children: ReactNode };

/** The one card of each account page. */
export function AccountCard({ children, subtitle, title }: AccountCardProps) {
  return (
    <div className="bg-ground-deep px-4 py-12 sm:py-20">
      <div className="mx-auto max-w-lg rounded-panel border border-line bg-raised p-6 sm:p-9">
        <Drawing name="logo.svg" width={48} height={48} isEager className="w-12" />
        <h1 className="mt-5 text-heading">{title}</h1>
        <p className="mt-1 mb-6 text-ink-soft">{typeset(subtitle)}</p>
        {children}
      </div>
    </div>
  );
}
