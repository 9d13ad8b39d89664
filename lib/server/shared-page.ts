import type { IncomingMessage } from 'node:http';
import { searchNames } from '../../schemas/search/search-names.ts';
import type { Languages } from '../i18n/read-enabled-locales.ts';
import {
  agentCookie,
  askingParameter,
  chooseLanguageParameter,
  ledBeginnings,
  officeCookie,
  officeParameters,
} from '../routes/deciding-names.ts';
import { isPagePath } from '../routes/page-path.ts';
import { isReading, splitTarget } from './page-request.ts';

/** What decides where a visitor is led; every other query and cookie leaves a page as it is. */
export const decidingParameters: readonly string[] = [...officeParameters, chooseLanguageParameter];
/** With these a page is not everybody's. */
export const passedParameters: readonly string[] = [...decidingParameters, askingParameter, ...searchNames];
/** nginx reads these expressions, too. The cookie decides where there is another version of a page to be led to. */
export const decidingCookie = new RegExp(`(?:^|[;\\s])(?:${officeCookie}|${agentCookie})=`);
export const ledPath = new RegExp(`^/+(?:[A-Za-z]+-[A-Za-z]+/+)?(?:${ledBeginnings.join('|')})(?:/|$)`);

/** Written with escapes or dots, an address may have more than one spelling. */
export const plainPath = /^\/[\w/-]*$/;

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/**
 * The key of the page that everybody gets who asks so, if it was made; null for what is no page, or depends on who asks.
 * Pages are kept below their one spelling: the key of another leads nowhere.
 */
export function keyOfSharedPage({ method, url, headers }: Asked, languages: Languages): string | null {
  if (!isReading(method)) return null;
  const { path, query } = splitTarget(url);
  if (headers.cookie !== undefined && decidingCookie.test(headers.cookie) && ledPath.test(path)) return null;
  if (!plainPath.test(path) || !isPagePath(path)) return null;
  if (query !== null && decides(query)) return null;
  if (languages.length > 1) return path;
  // Addresses do not name the only language, and pages are kept below it.
  return `/${languages[0]}${path === '/' ? '' : path}`;
}

/** Where the page of a key is asked for. */
export function addressOfPage(key: string, languages: Languages): string {
  return languages.length > 1 ? key : key.slice(`/${languages[0]}`.length) || '/';
}

function decides(query: string): boolean {
  const asked = new URLSearchParams(query);
  return passedParameters.some((name) => asked.has(name));
}
