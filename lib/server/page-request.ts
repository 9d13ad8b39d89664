import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { searchParameterNames } from '../../schemas/search/search-names.ts';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import { nextRequestHeaders } from '../next-adapter/request-headers.ts';
import { mergeQuery } from '../routes/merge-query.ts';
import { isPagePath } from '../routes/page-path.ts';
import {
  agentCookie,
  chooseLanguageParameter,
  contextPrefixes,
  officeCookie,
  officeParameters,
  privateQueryParameters,
  queryVariantPrefix,
} from '../routes/request-names.ts';

export type RequestTarget = Pick<IncomingMessage, 'method' | 'url'>;

/**
 * Splits a request target into path and query. The query has no question mark, and is null when there is
 * none.
 */
export function splitTarget(url = ''): { path: string; query: string | null } {
  const index = url.indexOf('?');
  return index < 0 ? { path: url, query: null } : { path: url.slice(0, index), query: url.slice(index + 1) };
}

/** Whether a method only reads. */
export const isReadMethod = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Whether a request is for a public page. */
export const isPageRequest = ({ method, url }: RequestTarget): boolean =>
  isReadMethod(method) && isPagePath(splitTarget(url).path);

/** Removes Next's request headers, so that a request for a public page returns its document. */
export function stripNextHeaders({ headers }: IncomingMessage): void {
  for (const name of nextRequestHeaders) delete headers[name];
}

/**
 * Parameters that select a visitor's context or language; other parameters and cookies do not change a page.
 */
const contextParameters: readonly string[] = [...officeParameters, chooseLanguageParameter];
/** Parameters with which a page depends on the visitor. */
const personalParameters: readonly string[] = [...contextParameters, ...privateQueryParameters];
/** Parameters with which a page is not stored with those of all visitors. */
export const uncachedParameters: readonly string[] = [...personalParameters, ...searchParameterNames];
/**
 * nginx uses these expressions as well. The cookie matters only for paths that have an office or agent
 * variant.
 */
export const contextCookie = new RegExp(`(?:^|[;\\s])(?:${officeCookie}|${agentCookie})=`);
export const contextPath = new RegExp(`^/+(?:[A-Za-z]+-[A-Za-z]+/+)?(?:${contextPrefixes.join('|')})(?:/|$)`);

/** Paths with escapes or dots may have more than one spelling and are not shared. */
export const canonicalPath = /^\/[\w/-]*$/;

type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * The key of the shared page that a request returns, whether or not it is stored; null when the request is
 * not for a page or depends on the visitor. Pages are stored under their canonical path only; other
 * spellings have no page.
 */
export function pageCacheKey({ method, url, headers }: PageRequest, languages: LocaleList): string | null {
  if (!isReadMethod(method)) return null;
  const { path, query } = splitTarget(url);
  if (headers.cookie !== undefined && contextCookie.test(headers.cookie) && contextPath.test(path))
    return null;
  if (!canonicalPath.test(path) || !isPagePath(path)) return null;
  if (query !== null && hasUncachedParameter(query)) return null;
  if (languages.length > 1) return path;
  // Addresses omit the only language; keys contain it.
  return `/${languages[0]}${path === '/' ? '' : path}`;
}

/** Longer searches are not stored. */
const MAX_SEARCH_LENGTH = 1_000;

/**
 * The key of the search result that a request returns: the internal path of the page's variant for this search, as the
 * worker renders it. Null when the request is no search or depends on the visitor. A search that is not in its normal
 * form has no result under its key.
 */
export function searchCacheKey({ method, url, headers }: PageRequest, languages: LocaleList): string | null {
  const { path, query } = splitTarget(url);
  if (query === null || query.length > MAX_SEARCH_LENGTH) return null;
  const parameters = new URLSearchParams(query);
  if (personalParameters.some((name) => parameters.has(name))) return null;
  const search = new URLSearchParams([...parameters].filter(([name]) => searchParameterNames.includes(name)));
  const key = search.size === 0 ? null : pageCacheKey({ method, url: path, headers }, languages);
  return key && `${key}/${queryVariantPrefix}${Buffer.from(search.toString()).toString('base64url')}`;
}

/** The address of the search with a key. */
export function addressOfSearchKey(key: string, languages: LocaleList): string {
  const [page = '', search = ''] = key.split(`/${queryVariantPrefix}`);
  return `${addressOfKey(page, languages)}?${Buffer.from(search, 'base64url').toString()}`;
}

/** The address of the page with a key. */
export function addressOfKey(key: string, languages: LocaleList): string {
  return languages.length > 1 ? key : key.slice(`/${languages[0]}`.length) || '/';
}

function hasUncachedParameter(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return uncachedParameters.some((name) => parameters.has(name));
}

/** Whether a status is a redirect that preserves the method and carries the query of the request. */
export const isRedirect = (status: number): boolean => status === 307 || status === 308;

/**
 * Adds the query of the request, such as campaign parameters, to the target of a redirect, because redirects
 * are stored once for all visitors. Parameters of the request take precedence over those that staff wrote,
 * except the ones that select a visitor's context, which are dropped: they caused this redirect. A redirect
 * to the same path with another query is about the query itself and stays unchanged.
 */
export function appendRequestQuery(location: string, url: string | undefined): string {
  const { path, query } = splitTarget(url);
  if (splitTarget(location).path === path) return location;
  const requestQuery = new URLSearchParams(query ?? '');
  for (const name of contextParameters) requestQuery.delete(name);
  return mergeQuery(location, { query: requestQuery.toString() });
}

/** Marks a redirect whose location holds the query of the request already; removed before the response. */
export const completeLocationHeader = 'x-location-complete';

export const requestIdHeader = 'x-request-id';
/** The formats that proxies use: 32 hexadecimal digits or a UUID. Other values might identify a person. */
const requestIdPattern = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The id of a request in the log: the one that a proxy set, or a new one. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const header = headers[requestIdHeader];
  return typeof header === 'string' && requestIdPattern.test(header) ? header : randomUUID();
}
