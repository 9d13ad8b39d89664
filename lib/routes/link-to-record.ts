import type { Locale } from '@/schemas/locale';
import { contextOf, pathInContext } from './context-href';
import { matchRoute } from './match-route';
import { ownPlace, type RecordOwner } from './own-place';

/** The page a link stands on: its path is without language. */
type Page = { locale: Locale; path: string };

/** True where the page belongs to an office or agent, so that a record of others has its place elsewhere. */
export function belongsToOwner({ path }: Page): boolean {
  return (matchRoute(path)?.row.scope ?? 'network') !== 'network';
}

/**
 * Where a link to a listing leads from a page: its network path, which the page shows as its own, or straight to
 * the record's own place where the page's copy would only lead on to that.
 */
export function linkToRecord(path: string, owner: RecordOwner, page: Page): string {
  const here = matchRoute(page.path);
  const there = here && matchRoute(pathInContext(path, contextOf(here, page.locale)));
  return (there && ownPlace(there, owner)) ?? path;
}
