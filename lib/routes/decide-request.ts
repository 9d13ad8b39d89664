import { enabledLocales } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { languagePath } from './context-href';
import {
  contextRedirectPath,
  extractOfficeParameters,
  needsContextRedirect,
  type RedirectContext,
} from './context-redirect';
import { chooseLanguage, splitLanguage } from './language-prefix';
import { mayBeOldAddress, oldAddressPath } from './old-address';
import { parsePageQuery, queryVariantPath } from './query-variant';
import { chooseLanguageParameter } from './request-names';
import { type ResolvedPath, resolvePath } from './resolve-path';
import { staysInNetwork } from './stays-in-network';
import { readBrandContext } from './visitor-cookies';

/** The request as `proxy.ts` reads it: path and query as sent, and three cookies. */
export type SiteRequest = {
  method: string;
  path: string;
  search: string;
  storedLanguage?: string | undefined;
  storedOffice?: string | undefined;
  storedAgent?: string | undefined;
};

/**
 * The routing decision. `path` is the internal path of a page, with its language and, for a variant, its query;
 * `to` is always a path on this site with its query; `language` is stored in a cookie.
 * Redirects are 307 when they depend on the visitor.
 */
export type Decision =
  | { kind: 'page'; path: string; language?: Locale }
  | { kind: 'rewrite'; to: string; language?: Locale }
  | { kind: 'redirect'; to: string; status: 307 | 308; language?: Locale }
  | { kind: 'refuse'; status: 405 };

type EnabledLocales = readonly [Locale, ...Locale[]];

/**
 * Decides how a page request is routed: to a language, to the office it names, to the visitor's brand
 * context, to the normal form of its address. Only routes, never authorises. Never throws.
 */
export function decideRequest(request: SiteRequest, enabled: EnabledLocales = enabledLocales): Decision {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'refuse', status: 405 };
  const prefixedPath = splitLanguage(request.path, enabled);
  const locale =
    prefixedPath.locale && enabled.includes(prefixedPath.locale)
      ? prefixedPath.locale
      : chooseLanguage(request.storedLanguage, enabled);
  const instructions = parseQueryInstructions(new URLSearchParams(request.search));
  const languageChange =
    instructions.switchLanguage && prefixedPath.locale === locale ? { language: locale } : {};
  const resolved = resolvePath(prefixedPath.rest);
  const redirectContext = findRedirectContext(request, instructions, resolved);
  if (redirectContext) {
    const path = 'store' in redirectContext ? prefixedPath.rest : resolved.path;
    return {
      kind: 'rewrite',
      to: contextRedirectPath(redirectContext, path, locale, instructions.query),
      ...languageChange,
    };
  }
  const isAddressChanged = resolved.isChanged || instructions.hasInstructions;
  const localePath = `/${locale}${resolved.path === '/' ? '' : resolved.path}`;
  const { variantQuery, normalizedQuery } = parsePageQuery(instructions.query);
  const isNormalized = normalizedQuery.toString() === instructions.query.toString();
  const isWithoutPrefix = enabled.length < 2 && !prefixedPath.locale;
  const isLanguageNamed = enabled.length > 1 && prefixedPath.locale === locale;
  const hasExactPrefix = isLanguageNamed && prefixedPath.isExact;
  if ((isWithoutPrefix || hasExactPrefix) && !isAddressChanged && isNormalized) {
    const pagePath = hasExactPrefix ? request.path.replace(/(?<=.)\/$/, '') : localePath;
    const path = variantQuery ? queryVariantPath(localePath, variantQuery) : pagePath;
    return { kind: 'page', path, ...languageChange };
  }
  if (enabled.length > 1 && mayBeOldAddress(resolved, instructions.query))
    return {
      kind: 'rewrite',
      to: oldAddressPath(locale, resolved.path) + queryString(normalizedQuery),
      ...languageChange,
    };
  const to = languagePath(locale, resolved.path, enabled) + queryString(normalizedQuery);
  return {
    kind: 'redirect',
    to,
    status: isLanguageNamed && !instructions.hasInstructions && isNormalized ? 308 : 307,
    ...languageChange,
  };
}

/** Instructions in a query (office, language), and the query without them. */
type QueryInstructions = {
  office: string | null;
  switchLanguage: boolean;
  hasInstructions: boolean;
  query: URLSearchParams;
};

function parseQueryInstructions(sent: URLSearchParams): QueryInstructions {
  const officeInstruction = extractOfficeParameters(sent);
  const query = new URLSearchParams(officeInstruction?.rest ?? sent);
  const switchLanguage = query.has(chooseLanguageParameter);
  query.delete(chooseLanguageParameter);
  return {
    office: officeInstruction?.slug ?? null,
    switchLanguage,
    hasInstructions: officeInstruction !== null || switchLanguage,
    query,
  };
}

/** The context a request is redirected into; null when the page is served as it is. */
function findRedirectContext(
  { storedAgent, storedOffice }: SiteRequest,
  { office, query }: QueryInstructions,
  { path }: ResolvedPath,
): RedirectContext | null {
  if (office) return { store: office };
  if (staysInNetwork(query)) return null;
  const brandContext = readBrandContext(storedAgent, storedOffice);
  return brandContext && needsContextRedirect(path, brandContext) ? brandContext : null;
}

const queryString = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');
