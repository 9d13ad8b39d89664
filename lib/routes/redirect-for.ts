import type { RouteMatch } from './match-route';
import { pathFor } from './path-for';

/**
 * The redirect of a matched route, without language: rows that only redirect, and rows for signed-in buyers
 * when there is no session. Null when the page is displayed.
 */
export function redirectFor({ row, params }: RouteMatch, visitor = { isSignedIn: false }): string | null {
  if (row.signIn && !visitor.isSignedIn) return pathFor('Home');
  if (!row.redirect) return null;
  const { to, hash } = row.redirect;
  return pathFor(to, params) + (hash ? `#${hash}` : '');
}
