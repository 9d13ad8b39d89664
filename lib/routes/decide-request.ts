import { enabledLocales } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { askedPath, readAsked } from './asked-path';
import { languagePath } from './context-href';
import { chooseLanguageParameter } from './deciding-names';
import { chooseLanguage, splitLanguage } from './language-prefix';
import { isLed, type Leader, leadPath, takeOfficeParameters } from './lead';
import { type ResolvedPath, resolvePath } from './resolve-path';
import { staysInNetwork } from './stays-in-network';
import { readCompany } from './visitor-cookies';

/** What `proxy.ts` knows of a request: the path and query as sent, and three cookies. */
export type SiteRequest = {
  method: string;
  path: string;
  search: string;
  storedLanguage?: string | undefined;
  storedOffice?: string | undefined;
  storedAgent?: string | undefined;
};

/** `to` is always a path on this site, with its query; `language` is to be remembered. 307 where the answer depends on the visitor. */
export type Decision =
  | { kind: 'next'; language?: Locale }
  | { kind: 'rewrite'; to: string; language?: Locale }
  | { kind: 'redirect'; to: string; status: 307 | 308; language?: Locale }
  | { kind: 'refuse'; status: 405 };

type Enabled = readonly [Locale, ...Locale[]];

/**
 * Decides where a request for a page goes: below its language, to the office it names, to whom the visitor is with, to the one
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
  const resolved = resolvePath(prefixed.rest);
  const leader = findLeader(request, orders, resolved);
  if (leader) {
    const path = 'store' in leader ? prefixed.rest : resolved.path;
    return { kind: 'rewrite', to: leadPath(leader, path, locale, orders.query), ...remember };
  }
  const elsewhere = resolved.moved || orders.given;
  const place = `/${locale}${resolved.path === '/' ? '' : resolved.path}`;
  const { asked, tidy } = readAsked(orders.query);
  const isTidy = tidy.toString() === orders.query.toString();
  const isOnly = enabled.length < 2 && !prefixed.locale;
  const inPlace = enabled.length > 1 && prefixed.exact && prefixed.locale === locale;
  if ((isOnly || inPlace) && !elsewhere && isTidy) {
    if (asked) return { kind: 'rewrite', to: askedPath(place, asked), ...remember };
    return isOnly ? { kind: 'rewrite', to: place + tail(tidy), ...remember } : { kind: 'next', ...remember };
  }
  const to = languagePath(locale, resolved.path, enabled) + tail(tidy);
  return { kind: 'redirect', to, status: inPlace && !orders.given && isTidy ? 308 : 307, ...remember };
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

/** Who leads a visitor from a path; null when it is shown as it is. */
function findLeader(
  { storedAgent, storedOffice }: SiteRequest,
  { office, query }: Orders,
  { path }: ResolvedPath,
): Leader | null {
  if (office) return { store: office };
  if (staysInNetwork(query)) return null;
  const company = readCompany(storedAgent, storedOffice);
  return company && isLed(path, company) ? company : null;
}

const tail = (query: URLSearchParams) => (query.size > 0 ? `?${query}` : '');
