import type { ReactNode } from "react";
import { Button, type ButtonProps } from "#components/ui/button";
import { getQuoteTarget } from "#lib/quote";

type QuoteButtonProps = Pick<ButtonProps, "variant" | "size" | "className"> & {
  children: ReactNode;
};

/** Leads to the booking platform in a new tab, or to the site's own quote page without one. */
export function QuoteButton({ children, ...look }: QuoteButtonProps) {
  const { href, opensNewTab } = getQuoteTarget();
  return (
    <Button asChild {...look}>
      {opensNewTab ? (
        <a href={href} target="_blank" rel="noopener">
          {children}
          <span className="sr-only"> (nouvel onglet)</span>
        </a>
      ) : (
        <a href={href}>{children}</a>
      )}
    </Button>
  );
}
