import { matchRoute } from './match-route';
import { isPagePath } from './page-path';
import { fieldOf, type PageSlug } from './page-slugs';
import { isSlug } from './path-segments';
import { routeTable } from './route-table';

/** The slugs of a page; values that are no valid slugs are ignored. */
type PageSlugs = { readonly [Field in PageSlug]?: unknown };

/** Placeholder for parts that do not matter: neither a route segment nor a slug that can be chosen. */
const ANY_SLUG = '-';

/**
 * The field whose value makes a page of this route unreachable: at its address there is a standard page, a
 * record or another part of the server. Null when it is reachable.
 */
export function conflictingField(route: string, { slug, template_slug }: PageSlugs): PageSlug | null {
  if (isReachable(route, { slug, template_slug })) return null;
  return isReachable(route, { template_slug }) ? 'slug' : 'template_slug';
}

const isReachable = (route: string, slugs: PageSlugs): boolean =>
  routeTable
    .filter(({ name }) => name === route)
    .every((row) => {
      const path = buildPath(row.pattern, slugs);
      return isPagePath(path) && matchRoute(path)?.row === row && !isInSignInArea(row.pattern, path);
    });

/** Whether a custom page would be in the area of signed-in users. */
const isInSignInArea = (pattern: string, path: string): boolean =>
  firstSegmentOf(pattern).startsWith('{') && signInSegments.has(firstSegmentOf(path));
const firstSegmentOf = (path: string): string => path.split('/')[1] ?? '';
const signInSegments: ReadonlySet<string> = new Set(
  routeTable.filter(({ signIn }) => signIn).map(({ pattern }) => firstSegmentOf(pattern)),
);

function buildPath(pattern: string, slugs: PageSlugs): string {
  const resolvePart = (part: string) => {
    if (!part.startsWith('{')) return part;
    const field = fieldOf(part.slice(1, -1));
    const value = field && slugs[field];
    return typeof value === 'string' && isSlug(value) ? value : ANY_SLUG;
  };
  return pattern.split('/').map(resolvePart).join('/');
}
