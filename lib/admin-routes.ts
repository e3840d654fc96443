import { fromSecond, routes, withParams } from "#lib/routes";

type ArticleListAddress = {
  query?: string;
  status?: string;
  /** From 1. */
  page?: number;
  /** What was just done, said once on arrival. */
  done?: string;
};

/** The registry of addresses for administrators: no page of visitors carries it. */
export const adminRoutes = {
  articles: ({ query, status, page = 1, done }: ArticleListAddress = {}) =>
    withParams(routes.admin(), [
      ["q", query],
      ["etat", status],
      ["page", fromSecond(page)],
      ["fait", done],
    ]),
  newArticle: () => "/admin/articles/nouveau",
  /** @param done what was just done, said once on arrival */
  article: (id: string, done?: string) => withParams(`/admin/articles/${id}`, [["fait", done]]),
  preview: (id: string) => `/admin/articles/${id}/apercu`,
  subscribers: () => "/admin/abonnes",
  subscribersFile: () => "/admin/abonnes/export.csv",
  goLive: () => "/admin/mise-en-ligne",
  /** Its answers are pictures, with a policy of their own. */
  pictures: () => "/admin/image",
  /** @param address of another site, http or https */
  picture: (address: string) => `/admin/image?adresse=${encodeURIComponent(address)}`,
} as const;
