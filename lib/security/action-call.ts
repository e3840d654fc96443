import { z } from "zod";

/** A string that React reads as itself, doubled, or as nothing; all else after « $ » points somewhere. */
const PLAIN = /^(?!\$)|^\$(\$|undefined$)/;
/** The form, by the prefix of its fields. */
const FORM = "$K1";

/** @throws SyntaxError when the text is no JSON, or points at something other than `reference` */
function readNotation(text: string, reference: string): unknown {
  return JSON.parse(text, (_, value) => {
    if (typeof value === "string" && value !== reference && !PLAIN.test(value))
      throw new SyntaxError("A reference that no page of the site writes.");
    return value;
  });
}

const toNotation = (reference: string) =>
  z.string().transform((text, context) => {
    try {
      return readNotation(text, reference);
    } catch {
      context.addIssue({ code: "custom" });
      return z.NEVER;
    }
  });

/** A name that breaks the form's own lines; its reader throws at it. */
const isBroken = (name: string) => /\p{Cc}/u.test(name);

/** Sent by a page without scripts: the action, and what it is called with before the form. */
const formCall = z.tuple([
  z.tuple([toNotation("$@1").pipe(z.object({ id: z.string(), bound: z.literal("$@1") }))]),
  z.tuple([toNotation("").pipe(z.array(z.unknown()))]),
]);
/** Sent by the scripts of a page: what the action is called with. */
const scriptCall = z.tuple([toNotation(FORM).pipe(z.array(z.unknown()))]);

/**
 * Whether React can read which action a form calls, and with what. It throws at the other ones,
 * which no page of the site sends, before any code of the site could answer. The notation is that
 * of react-server-dom-webpack.
 * @param isFromScripts whether the header `Next-Action` names the action
 */
export function isActionReadable(form: FormData, isFromScripts: boolean): boolean {
  const names = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? name : [name, value.name],
  );
  if (names.some(isBroken)) return false;
  if (isFromScripts) return scriptCall.safeParse(form.getAll("0")).success;
  return [...form.keys()]
    .flatMap((name) => name.match(/^\$ACTION_REF_(.*)$/s)?.[1] ?? [])
    .every((number) => {
      const parts = ["0", "1"].map((part) => form.getAll(`$ACTION_${number}:${part}`));
      return formCall.safeParse(parts).success;
    });
}
