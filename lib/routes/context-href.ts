import { enabledLocales } from '@/lib/i18n/locales';
import { type Locale, locales } from '@/schemas/locale';
import { hasDotSegments } from '@/schemas/safe-url';
import { matchRoute, type RouteMatch } from './match-route';
import { normalizePath } from './normalize-redirect';
import { isPagePath } from './page-path';
import { pathFor } from './path-for';
import { staysInNetwork } from './stays-in-network';

/** The brand context and language that links of a page stay in. */
export type RouteContext = {
  locale: Locale;
  office?: { state: string; slug: string } | undefined;
  agent?: string | undefined;
};

/** The context of a matched route: an agent's pages belong to the agent, an office's to the office. */
export function contextOf({ row, params }: RouteMatch, locale: Locale): RouteContext {
  const { state, slug, agent } = params;
  if (row.scope === 'agent') return { locale, agent };
  return row.scope === 'office' && state && slug ? { locale, office: { state, slug } } : { locale };
}

/**
 * Turns a site path from content into the address for `context`: the office's or agent's version of a shared
 * page, below the language. Query and hash are preserved; other addresses, files and paths that already have
 * a language are returned unchanged.
 */
export function contextHref(context: RouteContext, enabled: readonly Locale[] = enabledLocales) {
  return (href: string): string => {
    if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/\\')) return href;
    const pathEnd = href.search(/[?#]/);
    const rawPath = pathEnd < 0 ? href : href.slice(0, pathEnd);
    const tail = pathEnd < 0 ? '' : href.slice(pathEnd);
    // Below a language, `..` segments would leave it.
    const path = hasDotSegments(rawPath) ? normalizePath(rawPath) : rawPath;
    if (!isPagePath(path) || startsWithLocale(path)) return path + tail;
    const contextPath = isNetworkQuery(tail) ? path : pathInContext(path, context);
    return languagePath(context.locale, contextPath, enabled) + tail;
  };
}

/** The path below its language; unchanged when only one language is enabled. */
export function languagePath(
  locale: Locale,
  path: string,
  enabled: readonly Locale[] = enabledLocales,
): string {
  if (enabled.length < 2) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The office's or agent's version of a shared page; other paths unchanged. Without language and query. */
export function pathInContext(path: string, { office, agent }: Omit<RouteContext, 'locale'>): string {
  const match = matchRoute(path);
  if (!match) return path;
  const { row, params } = match;
  if (agent) return row.inAgent ? pathFor(row.inAgent, { ...params, agent }) : path;
  if (office) return row.inOffice ? pathFor(row.inOffice, { ...params, ...office }) : path;
  return path;
}

const isNetworkQuery = (tail: string): boolean =>
  tail.startsWith('?') && staysInNetwork(new URLSearchParams(tail.replace(/#.*/s, '')));

function startsWithLocale(path: string): boolean {
  const first = path.split('/')[1]?.toLowerCase();
  return locales.some((locale) => locale.toLowerCase() === first);
}
