import { languageSegments } from './custom-routes';
import { isSlug, splitPath } from './path-segments';
import type { RouteRow } from './route';
import { routeTable } from './route-table';
import { SegmentTree } from './segment-tree';

export type RouteParams = Readonly<Record<string, string>>;
export type RouteMatch = { row: RouteRow; params: RouteParams };

/**
 * Matches a path without language to its most specific row: `/blog/{blog}` before
 * `/{template_slug}/{page_slug}`. Ignores case and extra slashes; parameters are returned in lower case.
 * Null when nothing matches or an escape is malformed.
 */
export function matchRoute(path: string): RouteMatch | null {
  const segments = splitPath(path)?.map((segment) => segment.toLowerCase());
  const hit = segments && tree.match(segments);
  if (!hit) return null;
  const names = parameterNames(hit.value.pattern);
  const params = Object.fromEntries(names.map((name, at) => [name, hit.values[at] ?? '']));
  return { row: hit.value, params };
}

/** The parameter names of a pattern, in order. */
export function parameterNames(pattern: string): string[] {
  return pattern.split('/').flatMap((part) => (part.startsWith('{') ? [part.slice(1, -1)] : []));
}

const tree = buildTree(routeTable);

function buildTree(rows: readonly RouteRow[]): SegmentTree<RouteRow> {
  const result = new SegmentTree<RouteRow>(
    (segment, depth) => isSlug(segment) && !(depth === 0 && languageSegments.has(segment)),
  );
  for (const row of rows) {
    const segments = row.pattern.split('/').filter(Boolean);
    const pattern = segments.map((segment) => (segment.startsWith('{') ? null : segment));
    if (!result.add(pattern, row)) throw new Error(`Two routes share the pattern ${row.pattern}`);
  }
  return result;
}
