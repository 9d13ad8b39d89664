import { agentRoutes } from './agent-routes';
import { buyerRoutes } from './buyer-routes';
import { customRoutes } from './custom-routes';
import { buyRoutes, networkRoutes, sellRoutes } from './network-routes';
import { officeRoutes } from './office-routes';
import type { RouteRow } from './route';

/** Every route of the site, without language. The order has no meaning: the most specific row wins. */
export const routeTable: readonly RouteRow[] = [
  ...networkRoutes,
  ...sellRoutes,
  ...buyRoutes,
  ...buyerRoutes,
  ...officeRoutes,
  ...agentRoutes,
  ...customRoutes,
];
