/** Whom a visitor calls or writes to. */
export type Contact = { name: string; phone: string; email: string };

/** `tel:` address of a French number written « 02 61 91 00 00 ». */
export function phoneHref(phone: string): string {
  return `tel:${toInternationalPhone(phone)}`;
}

/** « +33261910000 », as structured data wants it. */
export function toInternationalPhone(phone: string): string {
  return `+33${phone.replaceAll(/\s/g, "").slice(1)}`;
}

export function emailHref(email: string, subject?: string, body?: string): string {
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text)}`],
  );
  return fields.length === 0 ? `mailto:${email}` : `mailto:${email}?${fields.join("&")}`;
}
