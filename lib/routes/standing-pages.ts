import { parameterNames } from './match-route';
import { recordHomes } from './record-routes';
import type { RouteRow, RouteScope } from './route';
import type { RouteName } from './route-names';
import { routeTable } from './route-table';

const ofNetwork = new Set(
  routeTable.flatMap(({ scope, redirect, name }) => (scope === 'network' && !redirect ? [name] : [])),
);

/** Whether an office or agent has a page of the network's own at a row: the same blocks, under another branding. */
export const isShared = ({ scope, name }: Pick<RouteRow, 'scope' | 'name'>): boolean =>
  scope !== 'network' && ofNetwork.has(name);

/**
 * The pages that every office, or every agent, has beside the first one, and that the network has no such page of: filled from
 * their records, with addresses that name nobody else.
 */
export function standingPages(scope: Exclude<RouteScope, 'network'>): RouteName[] {
  const named = scope === 'office' ? 'state,slug' : 'agent';
  return routeTable.flatMap(({ pattern, redirect, ...row }) =>
    row.scope === scope &&
    !redirect &&
    !isShared(row) &&
    row.name !== recordHomes.office &&
    row.name !== recordHomes.agent &&
    parameterNames(pattern).join() === named
      ? [row.name]
      : [],
  );
}
