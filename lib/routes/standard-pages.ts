import { parameterNames } from './match-route';
import { recordHomes } from './record-routes';
import type { RouteRow, RouteScope } from './route';
import type { RouteName } from './route-names';
import { routeTable } from './route-table';

const networkRouteNames = new Set(
  routeTable.flatMap(({ scope, redirect, name }) => (scope === 'network' && !redirect ? [name] : [])),
);

/**
 * Whether an office's or agent's page is a shared page of the network: the same blocks with another
 * branding.
 */
export const isShared = ({ scope, name }: Pick<RouteRow, 'scope' | 'name'>): boolean =>
  scope !== 'network' && networkRouteNames.has(name);

/**
 * The standard pages that every office or agent has besides the home page and that the network does not
 * have: built from their records, at addresses without further parameters.
 */
export function standardPages(scope: Exclude<RouteScope, 'network'>): RouteName[] {
  const expectedParameters = scope === 'office' ? 'state,slug' : 'agent';
  return routeTable.flatMap(({ pattern, redirect, ...row }) =>
    row.scope === scope &&
    !redirect &&
    !isShared(row) &&
    row.name !== recordHomes.office &&
    row.name !== recordHomes.agent &&
    parameterNames(pattern).join() === expectedParameters
      ? [row.name]
      : [],
  );
}
