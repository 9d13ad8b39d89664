import { matchRoute, type RouteMatch } from './match-route';
import { joinPath, splitPath } from './path-segments';

/** A path in its one spelling; `moved` when that is not what was asked. */
export type ResolvedPath = { path: string; match: RouteMatch | null; moved: boolean };

/**
 * The address a path (without language, as sent) stands for: slashes and case put right. What no row matches keeps its
 * spelling and is answered by the not-found page. Rows that only lead elsewhere are followed where pages are made, after the redirects of staff.
 */
export function resolvePath(sent: string): ResolvedPath {
  const segments = splitPath(sent);
  const match = matchRoute(sent);
  if (!segments || !match) return { path: joinPath(segments ?? ['404']), match, moved: false };
  const path = joinPath(segments).toLowerCase();
  return { path, match, moved: path !== sent };
}
