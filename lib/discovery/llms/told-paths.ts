import { routeTable } from '@/lib/routes/route-table';
import { isKeptOut } from '../kept-out';

/** The network's own pages that stand at one address each, the home page first. */
export const toldPaths: readonly { path: string; route: string }[] = routeTable
  .filter((row) => row.scope === 'network' && !row.pattern.includes('{') && !row.redirect && !isKeptOut(row))
  .map(({ pattern, name }) => ({ path: pattern, route: name }));
