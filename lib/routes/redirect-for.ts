import type { RouteMatch } from './match-route';
import { pathFor } from './path-for';

/**
 * The redirect of a row that only redirects, without language. Null when the page is displayed. Pages for signed-in
 * buyers are stored for everyone: without a session, the browser opens the home page (`lib/buyer-area`).
 */
export function redirectFor({ row, params }: RouteMatch): string | null {
  if (!row.redirect) return null;
  const { to, hash } = row.redirect;
  return pathFor(to, params) + (hash ? `#${hash}` : '');
}
