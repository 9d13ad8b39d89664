import type { Locale } from '@/schemas/locale';
import { canonicalOwnerPath, type RecordOwner } from './canonical-owner';
import { contextOf, pathInContext } from './context-href';
import { matchRoute } from './match-route';

/** The page that contains the link; its path has no language. */
type LinkingPage = { locale: Locale; path: string };

/**
 * Whether the page belongs to an office or agent, so that records of others have their canonical path
 * elsewhere.
 */
export function isOwnerPage({ path }: LinkingPage): boolean {
  return (matchRoute(path)?.row.scope ?? 'network') !== 'network';
}

/**
 * The link target for a listing on a page: its network path, which the page maps to its own context, or the
 * record's canonical path when the page's own version would only redirect there.
 */
export function linkToRecord(path: string, owner: RecordOwner, page: LinkingPage): string {
  const pageMatch = matchRoute(page.path);
  const recordMatch = pageMatch && matchRoute(pathInContext(path, contextOf(pageMatch, page.locale)));
  return (recordMatch && canonicalOwnerPath(recordMatch, owner)) ?? path;
}
