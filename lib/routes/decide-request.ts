import { enabledLocales } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { languagePath } from './context-href';
import { chooseLanguageParameter } from './deciding-names';
import { chooseLanguage, type PrefixedPath, splitLanguage } from './language-prefix';
import { type OfficeMemory, rememberOffice } from './office-memory';
import { officeLookupPath, takeOfficeParameters } from './office-query';
import { resolvePath } from './resolve-path';
import { readOfficeCookie } from './visitor-cookies';

/** What `proxy.ts` knows of a request: the path and query as sent, and two cookies. */
export type SiteRequest = {
  method: string;
  path: string;
  search: string;
  storedLanguage?: string | undefined;
  storedOffice?: string | undefined;
};

/** What visitors' cookies are to say from now on; left out means as before, null means forgotten. */
export type Memory = { language?: Locale; office?: OfficeMemory };

/** `to` is always a path on this site, with query and hash. 307 where the answer depends on the visitor. */
export type Decision =
  | { kind: 'next'; remember: Memory }
  | { kind: 'rewrite'; to: string; remember: Memory }
  | { kind: 'redirect'; to: string; status: 307 | 308; remember: Memory }
  | { kind: 'refuse'; status: 405 };

type Enabled = readonly [Locale, ...Locale[]];

/**
 * Decides where a request for a page goes: below its language, to the office it names, to the one
 * spelling of its address. It routes and never authorises. Total: no input makes it throw.
 */
export function decideRequest(request: SiteRequest, enabled: Enabled = enabledLocales): Decision {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { kind: 'refuse', status: 405 };
  const prefixed = splitLanguage(request.path);
  const locale =
    prefixed.locale && enabled.includes(prefixed.locale)
      ? prefixed.locale
      : chooseLanguage(request.storedLanguage, enabled);
  const orders = readOrders(new URLSearchParams(request.search));
  const remember = orders.switchLanguage && prefixed.locale === locale ? { language: locale } : {};
  if (orders.office) {
    const to = officeLookupPath(orders.office, prefixed.rest, locale, orders.query);
    return { kind: 'rewrite', to, remember };
  }
  return settleAddress(request, { prefixed, locale, orders, remember, enabled });
}

/** What a query orders, and what is left of it. */
type Orders = { office: string | null; switchLanguage: boolean; given: boolean; query: URLSearchParams };

function readOrders(sent: URLSearchParams): Orders {
  const taken = takeOfficeParameters(sent);
  const query = new URLSearchParams(taken?.rest ?? sent);
  const switchLanguage = query.has(chooseLanguageParameter);
  query.delete(chooseLanguageParameter);
  return { office: taken?.slug ?? null, switchLanguage, given: taken !== null || switchLanguage, query };
}

type Read = { prefixed: PrefixedPath; locale: Locale; orders: Orders; remember: Memory; enabled: Enabled };

function settleAddress(request: SiteRequest, read: Read): Decision {
  const { prefixed, locale, orders, enabled } = read;
  const office = readOfficeCookie(request.storedOffice);
  const { path, match, moved, byOffice } = resolvePath(prefixed.rest, office);
  const remember = { ...read.remember, ...rememberOffice(match, office) };
  const elsewhere = moved || orders.given;
  if (enabled.length < 2 && !prefixed.locale && !elsewhere) {
    const to = `/${locale}${path === '/' ? '' : path}${tail(orders.query)}`;
    return { kind: 'rewrite', to, remember };
  }
  const inPlace = enabled.length > 1 && prefixed.exact && prefixed.locale === locale;
  if (inPlace && !elsewhere) return { kind: 'next', remember };
  const to = address(locale, path, orders.query, enabled);
  return { kind: 'redirect', to, status: inPlace && !byOffice && !orders.given ? 308 : 307, remember };
}

/** Joins language, path, query and the hash a path may end in. */
function address(locale: Locale, path: string, query: URLSearchParams, enabled: Enabled): string {
  const [plain = '/', hash] = path.split('#');
  return `${languagePath(locale, plain, enabled)}${tail(query)}${hash ? `#${hash}` : ''}`;
}

const tail = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');
