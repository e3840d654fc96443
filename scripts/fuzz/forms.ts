import { Parser } from "htmlparser2";

/** A form of a page: what a browser would send with nothing typed. */
export type Form = {
  /** The page it stands on. */
  page: string;
  /** Path it is sent to. */
  action: string;
  fields: ReadonlyArray<readonly [name: string, value: string]>;
  /** Of the server action, when there is one. */
  actionId: string | null;
};

const readActionId = (fields: Form["fields"]) => {
  for (const [name, value] of fields) {
    const id = name.match(/^\$ACTION_ID_(.+)$/)?.[1] ?? value.match(/^\{"id":"(\w+)"/)?.[1];
    if (id !== undefined) return id;
  }
  return null;
};

/** The forms of a page that are sent by POST. */
export function listForms(page: string, html: string): Form[] {
  const forms: Form[] = [];
  let open: { action: string; fields: Array<[string, string]> } | null = null;
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (tag === "form" && attributes.method?.toLowerCase() === "post")
        open = { action: attributes.action || page, fields: [] };
      if (attributes.name !== undefined && /^(input|textarea|select|button)$/.test(tag))
        open?.fields.push([attributes.name, attributes.value ?? ""]);
    },
    onclosetag: (tag) => {
      if (tag !== "form" || open === null) return;
      forms.push({ page, ...open, actionId: readActionId(open.fields) });
      open = null;
    },
  });
  parser.end(html);
  return forms;
}
