import type { MessageKey } from '@/lib/i18n/translate-from';
import type { RouteName } from './route-names';

/** Whose page it is: decides the branding, and which records "current" means. */
export type RouteScope = 'network' | 'office' | 'agent';

/** `logo` is the bare frame of landing pages, `buyer` the frame of the signed-in area. */
export type RouteLayout = 'default' | 'logo' | 'buyer';

/** Where a row that is no page of its own leads; the parameters of the address are kept. */
export type RouteRedirect = { to: RouteName; hash?: string };

/** One row of the specification's routes (section 2). */
export type RouteRow = {
  /** `/locations/{state}/{slug}`: lower-case segments, parameters in braces, no language. */
  pattern: string;
  name: RouteName;
  scope: RouteScope;
  layout: RouteLayout;
  /** Reached without a session it leads to Home. */
  signIn: boolean;
  /** True where a navigation leaves the scroll position alone. The spec names no such route yet. */
  noScroll: boolean;
  redirect?: RouteRedirect;
  /** The same page as an office shows it: links inside an office lead there. */
  inOffice?: RouteName;
  /** The same page as an agent shows it: links inside an agent's pages lead there. */
  inAgent?: RouteName;
  /** What the not-found page says at its addresses: that the record is missing. */
  notFound?: MessageKey;
};

type Rest = Partial<Omit<RouteRow, 'pattern' | 'name' | 'scope'>>;

/** Adds a base and the ordinary values to what a row says of itself. */
export function createRows(scope: RouteScope, base: string) {
  return (path: string, name: RouteName, rest: Rest = {}): RouteRow => ({
    pattern: `${base}${path}` || '/',
    name,
    scope,
    layout: 'default',
    signIn: false,
    noScroll: false,
    ...rest,
  });
}
