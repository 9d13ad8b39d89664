/** What this visit's addresses said: their query parameters, and whether an advertisement was paid for it. */
export type Visit = { parameters: Readonly<Record<string, string>>; paid: boolean };

const clickIdentifiers = ['gclid', 'gbraid', 'wbraid', 'msclkid', 'ttclid', 'li_fat_id'];
const paidMedia = /^(cpc|ppc|cpm|cpv|display|retargeting|paid.*)$/i;

/** @param query a query string, with or without its question mark. */
export function readVisit(query: string): Visit {
  const parameters = Object.fromEntries(new URLSearchParams(query));
  const paid =
    clickIdentifiers.some((name) => parameters[name]) || paidMedia.test(parameters.utm_medium ?? '');
  return { parameters, paid };
}
