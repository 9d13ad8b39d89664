import { routeTable } from '@/lib/routes/route-table';
import { isUnlisted } from '../unlisted-routes';

/** The network's own pages with one fixed address each, the home page first. */
export const listedPaths: readonly { path: string; route: string }[] = routeTable
  .filter((row) => row.scope === 'network' && !row.pattern.includes('{') && !row.redirect && !isUnlisted(row))
  .map(({ pattern, name }) => ({ path: pattern, route: name }));
