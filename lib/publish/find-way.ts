import { carryOn, splitAddress } from '@/lib/routes/carry-on';
import { matchRoute } from '@/lib/routes/match-route';
import { placeOf } from '@/lib/routes/own-place';
import { pathOf } from '@/lib/routes/redirect-circles';
import { resolvePath } from '@/lib/routes/resolve-path';
import { compileRedirects, type FoundRedirect } from '@/lib/routes/website-redirects';
import type { Locale } from '@/schemas/locale';
import type { PageSources } from './page-sources';
import { readStanding } from './read-standing';

/**
 * Where staff, or a change of address, lead a path, in one step: by their redirects, and to where what these lead to has its place.
 * Null where nobody does, and where that comes back: records move, and then a redirect leads away from nothing.
 */
export async function findWay(
  sources: PageSources,
  locale: Locale,
  path: string,
): Promise<FoundRedirect | null> {
  const move = await findEnd(sources, locale, path);
  return move && { ...move, to: inOneSpelling(move.to) };
}

async function findEnd(sources: PageSources, locale: Locale, path: string): Promise<FoundRedirect | null> {
  const gone = new Set<string>();
  let move = await redirectFrom(sources, path);
  while (move?.to.startsWith('/')) {
    const place = await findPlace(sources, locale, pathOf(move.to));
    if (place === null) return move;
    if (place === path.toLowerCase()) return null;
    const brought = splitAddress(move.to);
    move = { to: carryOn(place, brought), permanent: false };
    if (gone.has(place)) return move;
    gone.add(place);
    const next = await redirectFrom(sources, place);
    if (next) move = { to: carryOn(next.to, brought), permanent: false };
  }
  return move;
}

/** As the address of a page is spelled; what is none stays as staff wrote it. */
function inOneSpelling(address: string): string {
  const { path, ...brought } = splitAddress(address);
  const { match, path: spelled } = resolvePath(path);
  return address.startsWith('/') && match ? carryOn(spelled, brought) : address;
}

const redirectFrom = async (sources: PageSources, path: string): Promise<FoundRedirect | null> =>
  compileRedirects(await sources.readRedirects(path)).find(path);

/** The place of what a path leads to; null where it has it. */
async function findPlace(sources: PageSources, locale: Locale, path: string): Promise<string | null> {
  const match = matchRoute(path);
  if (!match || match.row.scope === 'network' || match.row.redirect) return null;
  const standing = await readStanding(sources, match, locale);
  return standing && placeOf(match, standing);
}
