import { contextOf, pathInContext } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { isPagePath } from '@/lib/routes/page-path';
import { placeOnSite } from '@/lib/routes/place-on-site';
import { siteUrl } from '@/lib/routes/site-url';
import type { DeadLink, DeadLinksQuestion } from '@/schemas/composing/links';
import type { Locale } from '@/schemas/locale';
import { type PlaceOfLink, type SeenByVisitors, tellDead } from './draft-link';

/** So many addresses are looked at, so many at once: more than an honest page has. */
const mostAddresses = 60;
const atOnce = 4;
/** An address is told with so many of its characters. */
const longestTold = 80;

type ToAddress = PlaceOfLink & { address: string };
type Place = { path: string; locale: Locale };

/** The links to addresses of this site at which visitors find nothing. */
export async function tellAddresses(
  links: readonly ToAddress[],
  { path: from }: DeadLinksQuestion,
  seen: SeenByVisitors,
): Promise<DeadLink[]> {
  const placed = links.flatMap((link) => {
    const place = placeOf(link.address, link.language, from);
    return place ? { ...link, place, key: `${place.locale} ${place.path}` } : [];
  });
  const places = new Map(placed.map(({ key, place }) => [key, place]));
  const gone = await findGone([...places].slice(0, mostAddresses), seen);
  return placed.filter(({ key }) => gone.has(key)).map((link) => tellDead(link, tellGone(link.address)));
}

function tellGone(address: string): string {
  const told = address.length > longestTold ? `${address.slice(0, longestTold)}…` : address;
  return `Nothing stands at ${told}: visitors would be told that there is no such page`;
}

/** As far as anybody waits for it. */
async function findGone(
  places: readonly (readonly [key: string, place: Place])[],
  { isThere, signal }: SeenByVisitors,
): Promise<Set<string>> {
  const gone = new Set<string>();
  for (let at = 0; at < places.length && !signal.aborted; at += atOnce) {
    const some = places.slice(at, at + atOnce);
    const looked = some.map(
      async ([key, { path, locale }]) => (await isThere(path, locale)) || gone.add(key),
    );
    await Promise.all(looked);
  }
  return gone;
}

/** Where an address leads from a page at `from`; null for another site, a place on the same page, and what is no page. */
function placeOf(address: string, language: Locale, from: string): Place | null {
  const place = address.includes('{') ? null : placeOnSite(address, siteUrl());
  if (!place) return null;
  const match = place.locale ? null : matchRoute(from);
  const path = match ? pathInContext(place.path, contextOf(match, language)) : place.path;
  return isPagePath(path) && path !== from ? { path, locale: place.locale ?? language } : null;
}
