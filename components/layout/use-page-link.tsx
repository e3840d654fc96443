import { useRouter } from "next/navigation";
import { type MouseEvent, useTransition } from "react";
import { isPlainClick } from "#lib/plain-click";

/**
 * What a link to a page of the site needs: the page replaces this one without loading the document
 * anew, and is fetched as soon as the pointer is on the link. Why not next/link:
 * docs/decisions/0020.
 */
export function usePageLink(href: string) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return {
    isPending,
    handlers: {
      onPointerEnter: () => router.prefetch(href),
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        startTransition(() => router.push(href));
      },
    },
  };
}
