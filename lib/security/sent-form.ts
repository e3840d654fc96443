/**
 * The form that an action was called with. Its type is a promise of the site's own pages: whoever
 * writes the request by hand sends anything, which counts as a form with no field.
 */
export const toForm = (sent: unknown): FormData =>
  sent instanceof FormData ? sent : new FormData();
