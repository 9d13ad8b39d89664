import { routesWith } from '@/lib/routes/page-slugs';

const own = new Set(routesWith('slug'));

/** Whether pages of a route have a part of the address for themselves: that of others says which page they are. */
export const hasOwnPart = (route: string): boolean => own.has(route);

/** What stands before the last part of an address. */
export const baseOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
