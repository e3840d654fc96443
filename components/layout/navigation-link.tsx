"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { SiteLink } from "#components/layout/site-link";

type NavigationLinkProps = { target: string; children: ReactNode; className: string };

/** A target that begins with « / » navigates; any other is a selector, scrolled to. */
export function NavigationLink({ target, children, className }: NavigationLinkProps) {
  const pathname = usePathname();

  if (!target.startsWith("/")) {
    return (
      <a
        href={target.startsWith("#") ? target : "#contenu"}
        className={className}
        onClick={(event) => {
          const element = document.querySelector(target);
          if (element === null) return;
          event.preventDefault();
          element.scrollIntoView();
        }}
      >
        {children}
      </a>
    );
  }
  return (
    <SiteLink
      href={target}
      aria-current={pathname === target ? "page" : undefined}
      className={className}
    >
      {children}
    </SiteLink>
  );
}
