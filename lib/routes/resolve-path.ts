import { matchRoute, type RouteMatch } from './match-route';
import { joinPath, splitPath } from './path-segments';

/** A path in its normal form; `isChanged` when it differs from the requested one. */
export type ResolvedPath = { path: string; match: RouteMatch | null; isChanged: boolean };

/**
 * Normalises a path (without language, as sent): slashes and case. Paths that no row matches keep their
 * spelling and get the not-found page. Rows that only redirect are followed when pages are composed, after
 * the redirects of staff.
 */
export function resolvePath(requestPath: string): ResolvedPath {
  const segments = splitPath(requestPath);
  const match = matchRoute(requestPath);
  if (!segments || !match) return { path: joinPath(segments ?? ['404']), match, isChanged: false };
  const path = joinPath(segments).toLowerCase();
  return { path, match, isChanged: path !== requestPath };
}
