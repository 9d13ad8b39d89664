import { languageWords } from './custom-routes';
import { isSlug, splitPath } from './path-segments';
import type { RouteRow } from './route';
import { routeTable } from './route-table';
import { SegmentTree } from './segment-tree';

export type RouteParams = Readonly<Record<string, string>>;
export type RouteMatch = { row: RouteRow; params: RouteParams };

/**
 * The row a path without language belongs to, the most specific one: `/blog/{blog}` before
 * `/{template_slug}/{page_slug}`. Case, trailing and doubled slashes do not matter; parameters come back
 * in lower case. Null when nothing matches, malformed escapes included.
 */
export function matchRoute(path: string): RouteMatch | null {
  const segments = splitPath(path)?.map((segment) => segment.toLowerCase());
  const hit = segments && tree.match(segments);
  if (!hit) return null;
  const names = parameterNames(hit.value.pattern);
  const params = Object.fromEntries(names.map((name, at) => [name, hit.values[at] ?? '']));
  return { row: hit.value, params };
}

/** The names between braces of a pattern, in order. */
export function parameterNames(pattern: string): string[] {
  return pattern.split('/').flatMap((part) => (part.startsWith('{') ? [part.slice(1, -1)] : []));
}

const tree = growTree(routeTable);

function growTree(rows: readonly RouteRow[]): SegmentTree<RouteRow> {
  const grown = new SegmentTree<RouteRow>(
    (segment, depth) => isSlug(segment) && !(depth === 0 && languageWords.has(segment)),
  );
  for (const row of rows) {
    const segments = row.pattern.split('/').filter(Boolean);
    const pattern = segments.map((segment) => (segment.startsWith('{') ? null : segment));
    if (!grown.add(pattern, row)) throw new Error(`Two routes share the pattern ${row.pattern}`);
  }
  return grown;
}
