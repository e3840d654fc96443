/** Structured data of a page; `<` is escaped so that no text can close the script. */
export function JsonLd({ graph }: { graph: object }) {
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
