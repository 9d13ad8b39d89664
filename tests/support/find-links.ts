import { pathInContext } from '@/lib/routes/context-href';
import { isLed } from '@/lib/routes/lead';
import { matchRoute } from '@/lib/routes/match-route';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { RouteScope } from '@/lib/routes/route';
import type { RouteName } from '@/lib/routes/route-names';
import type { Company } from '@/lib/routes/visitor-cookies';
import { localised } from './page-types';
import { rowAddresses } from './row-addresses';

/** Whom a visitor is with, and the page that says so. */
export const companies = [
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
  with: Company | null;
  start: string | null;
}[];

/** Where a visitor who asks for a path ends: led by whom they are with, and on from rows that lead elsewhere. */
export function endOf(path: string, company: Company | null): string {
  const led = company && isLed(path, company) ? pathInContext(path, company) : path;
  const match = matchRoute(led);
  return (match && redirectFor(match)) ?? led;
}

/** A link on a page to a row of the route table; addresses are below the language. */
type FoundLink = { row: RouteName; pattern: string; from: string; to: string };

/**
 * For the pages of one scope: of each row that they link to the first link, in the order of the route table. Links that name a place on a page or
 * carry a query are left out.
 */
export async function findLinks(site: string, scope: RouteScope, language: string): Promise<FoundLink[]> {
  const found = new Map<string, FoundLink>();
  for (const { row, path } of rowAddresses) {
    if (row.scope !== scope || endOf(path, null) !== path) continue;
    const html = await (await fetch(site + localised(language, path))).text();
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)"/g)) {
      const to = href === `/${language}` ? '/' : href.replace(`/${language}/`, '/');
      const match = href === to ? null : matchRoute(to);
      if (!match || to === path || found.has(match.row.pattern)) continue;
      found.set(match.row.pattern, { row: match.row.name, pattern: match.row.pattern, from: path, to });
    }
  }
  return [...found.values()];
}
