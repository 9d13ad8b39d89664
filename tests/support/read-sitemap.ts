const addressesIn = (xml: string): URL[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));

/** The paths of all addresses of a language in the sitemap of a site, those of its parts included. */
export async function readSitemap(siteUrl: string, locale: string): Promise<string[]> {
  const read = async (path: string) => addressesIn(await (await fetch(siteUrl + path)).text());
  const parts = await read('/sitemap.xml');
  const pages = await Promise.all(parts.map(({ pathname, search }) => read(pathname + search)));
  const paths = new Set(pages.flat().map(({ pathname }) => pathname));
  return [...paths].filter((path) => path === `/${locale}` || path.startsWith(`/${locale}/`));
}
