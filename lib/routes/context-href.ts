import { enabledLocales } from '@/lib/i18n/locales';
import { type Locale, locales } from '@/schemas/locale';
import { leadsUpwards } from '@/schemas/safe-url';
import { matchRoute, type RouteMatch } from './match-route';
import { isPagePath } from './page-path';
import { pathFor } from './path-for';
import { tidyPath } from './redirect-form';
import { staysInNetwork } from './stays-in-network';

/** Where a page stands, as far as its links are concerned. */
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
 * Turns a path of this site, as content holds it, into the address it has seen from `context`: the
 * office's or agent's version of a shared page, below the language. Query and hash are kept; other
 * addresses, files and paths that already name a language come back as they are.
 */
export function contextHref(context: RouteContext, enabled: readonly Locale[] = enabledLocales) {
  return (href: string): string => {
    if (!href.startsWith('/') || href.startsWith('//') || href.startsWith('/\\')) return href;
    const end = href.search(/[?#]/);
    const written = end < 0 ? href : href.slice(0, end);
    const tail = end < 0 ? '' : href.slice(end);
    // Behind a language steps upwards would lead out of it.
    const path = leadsUpwards(written) ? tidyPath(written) : written;
    if (!isPagePath(path) || startsWithLocale(path)) return path + tail;
    const shown = asksNetwork(tail) ? path : pathInContext(path, context);
    return languagePath(context.locale, shown, enabled) + tail;
  };
}

/** The path below its language; as it is when only one language is switched on. */
export function languagePath(
  locale: Locale,
  path: string,
  enabled: readonly Locale[] = enabledLocales,
): string {
  if (enabled.length < 2) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The office's or agent's version of a shared page; any other path as it is. No language, no query. */
export function pathInContext(path: string, { office, agent }: Omit<RouteContext, 'locale'>): string {
  const match = matchRoute(path);
  if (!match) return path;
  const { row, params } = match;
  if (agent) return row.inAgent ? pathFor(row.inAgent, { ...params, agent }) : path;
  if (office) return row.inOffice ? pathFor(row.inOffice, { ...params, ...office }) : path;
  return path;
}

const asksNetwork = (tail: string): boolean =>
  tail.startsWith('?') && staysInNetwork(new URLSearchParams(tail.replace(/#.*/s, '')));

function startsWithLocale(path: string): boolean {
  const first = path.split('/')[1]?.toLowerCase();
  return locales.some((locale) => locale.toLowerCase() === first);
}
