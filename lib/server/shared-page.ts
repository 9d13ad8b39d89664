import type { IncomingMessage } from 'node:http';
import { searchParameterNames } from '../../schemas/search/search-names.ts';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import {
  agentCookie,
  privateQueryParameter,
  chooseLanguageParameter,
  contextPrefixes,
  officeCookie,
  officeParameters,
} from '../routes/request-names.ts';
import { isPagePath } from '../routes/page-path.ts';
import { isReadMethod, splitTarget } from './page-request.ts';

/**
 * Parameters that select a visitor's context or language; other parameters and cookies do not change a page.
 */
export const contextParameters: readonly string[] = [...officeParameters, chooseLanguageParameter];
/** Parameters with which a page is not shared between visitors. */
export const uncachedParameters: readonly string[] = [...contextParameters, privateQueryParameter, ...searchParameterNames];
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
  if (headers.cookie !== undefined && contextCookie.test(headers.cookie) && contextPath.test(path)) return null;
  if (!canonicalPath.test(path) || !isPagePath(path)) return null;
  if (query !== null && hasUncachedParameter(query)) return null;
  if (languages.length > 1) return path;
  // Addresses omit the only language; keys contain it.
  return `/${languages[0]}${path === '/' ? '' : path}`;
}

/** The address of the page with a key. */
export function addressOfKey(key: string, languages: LocaleList): string {
  return languages.length > 1 ? key : key.slice(`/${languages[0]}`.length) || '/';
}

function hasUncachedParameter(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return uncachedParameters.some((name) => parameters.has(name));
}
