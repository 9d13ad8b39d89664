import type { RouteMatch } from './match-route';
import { pathFor } from './path-for';

/**
 * Where a matched route sends the visitor instead of showing a page, without language: rows that only
 * lead elsewhere, and rows for signed-in buyers when nobody is signed in. Null when the page is to be shown.
 */
export function redirectFor({ row, params }: RouteMatch, visitor = { signedIn: false }): string | null {
  if (row.signIn && !visitor.signedIn) return pathFor('Home');
  if (!row.redirect) return null;
  const { to, hash } = row.redirect;
  return pathFor(to, params) + (hash ? `#${hash}` : '');
}
