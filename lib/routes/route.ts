import type { MessageKey } from '@/lib/i18n/translate-from';
import type { RouteName } from './route-names';

/** Owner of a page: decides the branding and which records "current" refers to. */
export type RouteScope = 'network' | 'office' | 'agent';

/** `logo` is the minimal frame of landing pages, `buyer` the frame of the signed-in area. */
export type RouteLayout = 'default' | 'logo' | 'buyer';

/** Target of a row without a page; the parameters of the address are preserved. */
export type RouteRedirect = { to: RouteName; hash?: string };

/** One row of the specification's routes (section 2). */
export type RouteRow = {
  /** `/locations/{state}/{slug}`: lower-case segments, parameters in braces, no language. */
  pattern: string;
  name: RouteName;
  scope: RouteScope;
  layout: RouteLayout;
  /** Without a session the browser opens Home instead. */
  signIn: boolean;
  /** Whether navigation preserves the scroll position. The spec has no such route yet. */
  noScroll: boolean;
  redirect?: RouteRedirect;
  /** The office's version of the page: links within an office lead there. */
  inOffice?: RouteName;
  /** The agent's version of the page: links within an agent's pages lead there. */
  inAgent?: RouteName;
  /** The message of the not-found page at its addresses, when the record is missing. */
  notFound?: MessageKey;
};

type RouteOptions = Partial<Omit<RouteRow, 'pattern' | 'name' | 'scope'>>;

/** Returns a function that creates rows with this scope and base path, and default values. */
export function createRows(scope: RouteScope, base: string) {
  return (path: string, name: RouteName, options: RouteOptions = {}): RouteRow => ({
    pattern: `${base}${path}` || '/',
    name,
    scope,
    layout: 'default',
    signIn: false,
    noScroll: false,
    ...options,
  });
}
