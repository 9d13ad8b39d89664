import { parameterNames, type RouteParams } from './match-route';
import type { RouteRow } from './route';
import type { RouteName } from './route-names';
import { routeTable } from './route-table';

const rowsByName = Map.groupBy(routeTable, (row) => row.name);

/**
 * The path of a named route, without language. A page of both network and office is the office's when
 * `params` has `state` and `slug`; unknown parameters are ignored.
 * @throws when a parameter is missing: an error of the caller, not of the visitor.
 */
export function pathFor(name: RouteName, params: RouteParams = {}): string {
  const rows = rowsByName.get(name) ?? [];
  const fitting = rows.filter((row) => parameterNames(row.pattern).every((key) => params[key]));
  const [best] = fitting.toSorted(byParameterCount);
  if (!best) throw new Error(`The route ${name} needs ${rows.map((row) => row.pattern).join(' or ')}`);
  return buildPath(best.pattern, params);
}

const byParameterCount = (a: RouteRow, b: RouteRow) =>
  parameterNames(b.pattern).length - parameterNames(a.pattern).length;

function buildPath(pattern: string, params: RouteParams): string {
  const resolvePart = (part: string) =>
    part.startsWith('{') ? encodeURIComponent(params[part.slice(1, -1)] ?? '') : part;
  return pattern.split('/').map(resolvePart).join('/');
}
