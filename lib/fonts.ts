import localFont from "next/font/local";

/**
 * Both are the Latin subset of a variable font, served by the site itself. A font that comes
 * too late for the first paint waits for the next page: text never moves under the reader.
 */
export const titleFont = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  weight: "200 800",
  variable: "--font-title",
  display: "optional",
});

export const textFont = localFont({
  src: "../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
  weight: "200 900",
  variable: "--font-text",
  display: "optional",
});
