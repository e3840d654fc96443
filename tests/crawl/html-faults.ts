import { HtmlValidate, type RuleConfig } from "html-validate";

/** Rules that contradict what React and Next.js write, each for its own reason. */
const RELAXED: RuleConfig = {
  // React closes void elements (<br/>), writes empty values out (async="", alt="") and keeps
  // its own case for some attributes (crossOrigin, fetchPriority); HTML reads them all alike.
  "void-style": ["error", { style: "selfclose" }],
  "attribute-boolean-style": ["error", { style: "empty" }],
  "attribute-empty-style": ["error", { style: "empty" }],
  "attr-case": ["error", { style: ["lowercase", "camelcase"] }],
  // Scripts and styles come from the site itself: nobody else can change them.
  "require-sri": ["error", { target: "crossorigin" }],
  // Next.js names its first inline script « _R_ ».
  "valid-id": ["error", { relaxed: true }],
  // The rule wants every space of a call button's text tied; lib/typography.ts ties the number.
  "tel-non-breaking": "off",
  // A combobox suggests communes from the server: a native <select> cannot.
  "prefer-native-element": ["error", { exclude: ["listbox"] }],
  // Checkboxes of one name are one choice of several.
  "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
  // The marks of the house stand where content/ puts them, in percent of the drawing.
  "no-inline-style": ["error", { allowedProperties: ["--x", "--y", "--rating"] }],
};

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: RELAXED,
});

/** What html-validate finds in a document, each fault once. */
export async function listHtmlFaults(html: string): Promise<string[]> {
  // React writes the address of a form that a server action answers as empty: the page's own.
  const { results } = await validator.validateString(html.replaceAll(' action=""', ""));
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ message, ruleId, selector }) => `${ruleId} : ${message} (${selector ?? "document"})`,
    ),
  );
  return [...new Set(faults)];
}
