import { pathInContext } from '@/lib/routes/context-href';
import { needsContextRedirect } from '@/lib/routes/context-redirect';
import { matchRoute } from '@/lib/routes/match-route';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { RouteScope } from '@/lib/routes/route';
import type { RouteName } from '@/lib/routes/route-names';
import type { BrandContext } from '@/lib/routes/visitor-cookies';
import { localised } from './page-types';
import { rowAddresses } from './row-addresses';

/** Brand contexts of a visitor, and a page that sets each. */
export const brandContexts = [
  { name: 'alone', scope: 'network', with: null, start: null },
  {
    name: 'in an office',
    scope: 'office',
    with: { office: { state: 'greater-accra', slug: 'osu' } },
    start: '/locations/greater-accra/osu',
  },
  {
    name: 'with an agent',
    scope: 'agent',
    with: { agent: 'kojo-ebo-arthur' },
    start: '/agents/kojo-ebo-arthur',
  },
] as const satisfies readonly {
  name: string;
  scope: RouteScope;
  with: BrandContext | null;
  start: string | null;
}[];

/**
 * The final path for a visitor who requests a path: after the context redirect, and after the redirect of
 * its row.
 */
export function finalPathOf(path: string, context: BrandContext | null): string {
  const contextPath = context && needsContextRedirect(path, context) ? pathInContext(path, context) : path;
  const match = matchRoute(contextPath);
  // Without a session, the script of the page leads Home.
  if (match?.row.signIn) return '/';
  return (match && redirectFor(match)) ?? contextPath;
}

/** A link from a page to a row of the route table; paths are without the language. */
type RouteLink = { row: RouteName; pattern: string; from: string; to: string };

/**
 * The first link to each row from the pages of one scope, in the order of the route table. Links with a hash
 * or a query are ignored.
 */
export async function findLinks(site: string, scope: RouteScope, language: string): Promise<RouteLink[]> {
  const links = new Map<string, RouteLink>();
  for (const { row, path } of rowAddresses) {
    if (row.scope !== scope || finalPathOf(path, null) !== path) continue;
    const html = await (await fetch(site + localised(language, path))).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)"/g)) {
      const to = href === `/${language}` ? '/' : href.replace(`/${language}/`, '/');
      const match = href === to ? null : matchRoute(to);
      if (!match || to === path || links.has(match.row.pattern)) continue;
      links.set(match.row.pattern, { row: match.row.name, pattern: match.row.pattern, from: path, to });
    }
  }
  return [...links.values()];
}
