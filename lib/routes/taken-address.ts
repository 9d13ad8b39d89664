import { matchRoute } from './match-route';
import { isPagePath } from './page-path';
import { fieldOf, type PageSlug } from './page-slugs';
import { isSlug } from './path-segments';
import { routeTable } from './route-table';

/** What a page says of its address; what is no slug is not looked at. */
type Slugs = { readonly [Field in PageSlug]?: unknown };

/** For parts of an address that do not matter: no part of a route, and no slug that anybody may choose. */
const anything = '-';

/**
 * The field because of which visitors would never find a page of this route: at its address the routes have something
 * else, a standard page, a record or another part of the server. Null when they would find it.
 */
export function takenField(route: string, { slug, template_slug }: Slugs): PageSlug | null {
  if (isFree(route, { slug, template_slug })) return null;
  return isFree(route, { template_slug }) ? 'slug' : 'template_slug';
}

const isFree = (route: string, slugs: Slugs): boolean =>
  routeTable
    .filter(({ name }) => name === route)
    .every((row) => {
      const path = fillSlugs(row.pattern, slugs);
      return isPagePath(path) && matchRoute(path)?.row === row && !isKept(row.pattern, path);
    });

/** Whether a page of staff would stand where the pages of who signs in stand. */
const isKept = (pattern: string, path: string): boolean =>
  firstOf(pattern).startsWith('{') && signedInBeginnings.has(firstOf(path));
const firstOf = (path: string): string => path.split('/')[1] ?? '';
const signedInBeginnings: ReadonlySet<string> = new Set(
  routeTable.filter(({ signIn }) => signIn).map(({ pattern }) => firstOf(pattern)),
);

function fillSlugs(pattern: string, slugs: Slugs): string {
  const fill = (part: string) => {
    if (!part.startsWith('{')) return part;
    const field = fieldOf(part.slice(1, -1));
    const value = field && slugs[field];
    return typeof value === 'string' && isSlug(value) ? value : anything;
  };
  return pattern.split('/').map(fill).join('/');
}
