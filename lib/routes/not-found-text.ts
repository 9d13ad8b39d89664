import { matchRoute } from './match-route';
import type { RouteRow } from './route';

/** The message of the not-found page that the route of a path defines; undefined for the general message. */
export const notFoundText = (path: string): RouteRow['notFound'] => matchRoute(path)?.row.notFound;
