import { pathInContext } from './context-href';
import { matchRoute, type RouteMatch } from './match-route';
import { joinPath, splitPath } from './path-segments';
import { redirectFor } from './redirect-for';
import type { OfficeAddress } from './visitor-cookies';

/** A path in its one spelling, after the table's own redirects; `moved` when that is not what was asked. */
export type ResolvedPath = {
  path: string;
  match: RouteMatch | null;
  moved: boolean;
  /** True when the visitor's office decided, so that the answer is theirs alone. */
  byOffice: boolean;
};

/**
 * The address a path (without language, as sent) stands for: slashes and case put right, shared pages
 * of a visitor with an office led to it, rows that only lead elsewhere followed. What no row matches
 * keeps its spelling and is answered by the not-found page.
 */
export function resolvePath(sent: string, office: OfficeAddress | undefined): ResolvedPath {
  const segments = splitPath(sent);
  const match = matchRoute(sent);
  if (!segments || !match)
    return { path: joinPath(segments ?? ['404']), match, moved: false, byOffice: false };
  const plain = joinPath(segments).toLowerCase();
  const shown = office ? pathInContext(plain, { office }) : plain;
  const shownMatch = matchRoute(shown) ?? match;
  const path = redirectFor(shownMatch, { signedIn: true }) ?? shown;
  return { path, match: shownMatch, moved: path !== sent, byOffice: shown !== plain };
}
