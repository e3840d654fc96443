import type { Price } from "#content/schema/service";
import { typeset } from "#lib/typography";

const toFormatter = (minimumFractionDigits: number) =>
  new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR", minimumFractionDigits });

/** Made once: making a formatter takes longer than a hundred prices. */
const WHOLE_EUROS = toFormatter(0);
const EUROS_AND_CENTS = toFormatter(2);

/** « 4,99 € », « 1 234 € »: cents only when there are any. */
export function formatEuros(amount: number): string {
  return typeset((Number.isInteger(amount) ? WHOLE_EUROS : EUROS_AND_CENTS).format(amount));
}

/** « à partir de 80 € » or « sur devis »; the condition, when there is one, stands beside it. */
export function formatPrice(price: Price): string {
  return price.kind === "quote" ? "sur devis" : `à partir de ${formatEuros(price.amount)}`;
}

/** For tight places: « 80 € » or « devis ». */
export function formatShortPrice(price: Price): string {
  return price.kind === "quote" ? "devis" : formatEuros(price.amount);
}
