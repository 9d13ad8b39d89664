/** The query parameters of a visit, and whether it is paid traffic. */
export type Visit = { parameters: Readonly<Record<string, string>>; isPaid: boolean };

const clickIdentifiers = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'ttclid', 'li_fat_id'];
const paidMedia = /^(cpc|ppc|cpm|cpv|display|retargeting|paid.*)$/i;

/** @param query a query string, with or without its question mark. */
export function parseVisit(query: string): Visit {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const isPaid =
    clickIdentifiers.some((name) => parameters[name]) || paidMedia.test(parameters.utm_medium ?? '');
  return { parameters, isPaid };
}
