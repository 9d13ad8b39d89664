import { contextOf, pathInContext } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { isPagePath } from '@/lib/routes/page-path';
import { siteUrl } from '@/lib/routes/site-url';
import type { DeadLink, DeadLinksQuestion } from '@/schemas/composing';
import { type Locale, locales } from '@/schemas/locale';
import { type PlaceOfLink, type SeenByVisitors, tellDead } from './draft-link';

/** So many addresses are looked at, so many at once: more than an honest page has. */
const mostAddresses = 60;
const atOnce = 4;

type ToAddress = PlaceOfLink & { address: string };
type PlaceOnSite = { path: string; locale: Locale };

/** The links to addresses of this site at which visitors find nothing. */
export async function tellAddresses(
  links: readonly ToAddress[],
  { path: from }: DeadLinksQuestion,
  { isThere }: SeenByVisitors,
): Promise<DeadLink[]> {
  const placed = links.flatMap((link) => {
    const place = placeOf(link.address, link.language, from);
    return place ? { ...link, place, key: `${place.locale} ${place.path}` } : [];
  });
  const places = new Map(placed.map(({ key, place }) => [key, place]));
  const gone = await findGone([...places].slice(0, mostAddresses), isThere);
  return placed
    .filter(({ key }) => gone.has(key))
    .map((link) =>
      tellDead(link, `Nothing stands at ${link.address}: visitors would be told that there is no such page`),
    );
}

async function findGone(
  places: readonly (readonly [key: string, place: PlaceOnSite])[],
  isThere: SeenByVisitors['isThere'],
): Promise<Set<string>> {
  const gone = new Set<string>();
  for (let at = 0; at < places.length; at += atOnce) {
    const some = places.slice(at, at + atOnce);
    const looked = some.map(
      async ([key, { path, locale }]) => (await isThere(path, locale)) || gone.add(key),
    );
    await Promise.all(looked);
  }
  return gone;
}

/** Where an address leads from a page at `from`; null for another site, a place on the same page, and what is no page. */
function placeOf(address: string, language: Locale, from: string): PlaceOnSite | null {
  const origin = siteUrl();
  const isOurs = address.startsWith('/') || address.startsWith(`${origin}/`);
  if (!isOurs || address.includes('{') || !URL.canParse(address, origin)) return null;
  const { pathname } = new URL(address, origin);
  const named = locales.find((one) => `${pathname}/`.startsWith(`/${one}/`));
  const written = (named ? pathname.slice(named.length + 1) : pathname) || '/';
  const match = matchRoute(from);
  const path = named || !match ? written : pathInContext(written, contextOf(match, language));
  return isPagePath(path) && path !== from ? { path, locale: named ?? language } : null;
}
