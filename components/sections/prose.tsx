import { classNames } from "#lib/class-names";
import { renderMarkdown } from "#lib/markdown";

/** A Markdown text from content/. */
export function Prose({ markdown, className }: { markdown: string; className?: string }) {
  return (
    <div
      className={classNames("prose", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: content/ is ours and its schema refuses HTML.
      dangerouslySetInnerHTML={{ __html: renderMarkdown(markdown) }}
    />
  );
}
