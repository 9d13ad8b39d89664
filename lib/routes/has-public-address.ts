import type { RouteScope } from './route';
import { routeTable } from './route-table';

/**
 * Whether a page of this owner has a public address in a route: the network's pages at any address, those of
 * an office or agent at their own.
 */
export function hasPublicAddress(route: string, owner: RouteScope): boolean {
  return routeTable.some(
    ({ name, scope, redirect }) => name === route && !redirect && (owner === 'network' || owner === scope),
  );
}
