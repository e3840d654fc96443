/** Letters that a search by commune or postcode takes, at least and at most. */
export const QUERY_LENGTH = { min: 2, max: 100 } as const;

export type CommuneQuery = { query: string } | { fault: string };

/** What a visitor typed, or in French what is wrong with it. */
export function parseCommuneQuery(raw: string | null | undefined): CommuneQuery {
  const query = (raw ?? "").trim();
  if (query === "") return { fault: "Écrivez le nom de votre commune ou son code postal." };
  const length = [...query].length;
  if (length < QUERY_LENGTH.min) {
    return { fault: `Écrivez au moins ${QUERY_LENGTH.min} lettres ou chiffres.` };
  }
  if (length > QUERY_LENGTH.max) {
    return { fault: `Écrivez ${QUERY_LENGTH.max} caractères au plus.` };
  }
  if (/\p{Cc}/u.test(query)) {
    return { fault: "Écrivez des lettres ou des chiffres, sans caractère de contrôle." };
  }
  return { query };
}
