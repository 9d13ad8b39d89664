import { routesWith } from '@/lib/routes/page-slugs';

const routesWithSlug = new Set(routesWith('slug'));

/**
 * Whether pages of a route have a slug of their own. On other routes the last segment identifies the page.
 */
export const hasEditableSlug = (route: string): boolean => routesWithSlug.has(route);

/** The path without its last segment. */
export const parentPathOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
