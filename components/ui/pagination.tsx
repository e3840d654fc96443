type PaginationProps = {
  page: number;
  pageCount: number;
  /** Address of a page, numbered from 1. */
  hrefOf: (page: number) => string;
};

/** Pages shown on each side of the current one. */
const WINDOW = 2;

/** Page numbers to show, `null` where an ellipsis stands. */
export function listPageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= WINDOW,
  );
  return shown.flatMap((number, index) => {
    const previous = shown[index - 1];
    return previous !== undefined && number - previous > 1 ? [null, number] : [number];
  });
}

/** First, last, and two pages on each side; nothing for a single page. */
export function Pagination({ hrefOf, page, pageCount }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-2">
      <PageLink href={page > 1 ? hrefOf(page - 1) : null} label="Page précédente">
        ‹
      </PageLink>
      <ol className="flex flex-wrap gap-2">
        {listPageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `ellipsis-${index}`}>
            {number === null ? (
              <span className="inline-flex size-11 items-center justify-center">…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-current={number === page ? "page" : undefined}
                className="inline-flex size-11 items-center justify-center rounded-control border-2 border-transparent font-semibold hover:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground"
              >
                <span className="sr-only">Page </span>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      <PageLink href={page < pageCount ? hrefOf(page + 1) : null} label="Page suivante">
        ›
      </PageLink>
    </nav>
  );
}

function PageLink({
  children,
  href,
  label,
}: {
  children: string;
  href: string | null;
  label: string;
}) {
  const content = (
    <>
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{label}</span>
    </>
  );
  return href === null ? (
    <span aria-disabled="true" className="icon-button border-line text-ink-soft opacity-55">
      {content}
    </span>
  ) : (
    <a href={href} className="icon-button hover:bg-ink hover:text-ground">
      {content}
    </a>
  );
}
