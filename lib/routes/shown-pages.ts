import type { RouteScope } from './route';
import { routeTable } from './route-table';

/**
 * Whether visitors find a page of such an owner at some address of a route: the network's at any, the own page of an office
 * or an agent among their own.
 */
export function isShown(route: string, owner: RouteScope): boolean {
  return routeTable.some(
    ({ name, scope, redirect }) => name === route && !redirect && (owner === 'network' || owner === scope),
  );
}
