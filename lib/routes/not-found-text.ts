import { matchRoute } from './match-route';
import type { RouteRow } from './route';

/** What the not-found page says at a path, where that is more than that there is no page. */
export const notFoundText = (path: string): RouteRow['notFound'] => matchRoute(path)?.row.notFound;
