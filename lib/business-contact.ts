/**
 * How to reach the business, for pages of errors: their scripts come with every page, and would
 * carry all of content/ with them. next.config.ts writes these values in at build.
 */
export const businessContact = {
  phone: process.env.BUSINESS_PHONE ?? "",
  email: process.env.BUSINESS_EMAIL ?? "",
};
