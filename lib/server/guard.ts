import type { IncomingMessage } from 'node:http';
import { isPagePath } from '../routes/page-path.ts';
import { type Asked, isForPage, isReading, splitTarget } from './page-request.ts';

/** An answer in place of Next's: what is wrong, and what to do, for who wrote the request; 404 for a person, who gets a page. */
export type Refusal = {
  status: 400 | 404 | 405 | 414 | 417;
  says: string;
  headers?: Readonly<Record<string, string>>;
};

type Limits = { bytes: number; parameters: number };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const longestPath = 2_048;
const ofVisitors: Limits = { bytes: 2_048, parameters: 100 };
/** Lists of the CMS and queries of the contract are asked for by long addresses. */
const ofPrograms: Limits = { bytes: 8_192, parameters: 300 };
const programs = /^\/(?:admin|cms-api|graphql)(?:\/|$)/;
const files = /^\/(?:_next|brand|drawn|media)(?:\/|$)/;
/** Screens of the CMS take what they send back; Next would show them whatever the method. */
const screens = /^\/admin(?:\/|$)/;
/** Next resolves these after it was decided what is asked for; browsers do so before they ask. */
const detour = /\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
const controlCharacter = /%(?:0[0-9bcef]|1[0-9a-f]|7f)/i;
/** Next's patterns of addresses stop there: it would draw the not-found page and answer 200. */
const lineEnd = /[\n\r\u2028\u2029]/;

/** What is asked for, also when the address names a host before it, as proxies may; that is not looked at (RFC 9112, 3.2.2). */
export const originForm = (url = ''): string => url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/** What is wrong with a request that no parser should see; null for all others. Takes time in proportion to its limits. */
export function findRefusal(asked: Asked & Partial<IncomingMessage>): Refusal | null {
  const { method = '', url = '' } = asked;
  if (asked.httpVersion === '1.1' && asked.headers?.host === undefined)
    return { status: 400, says: 'A request names its host.' };
  if (!methods.includes(method))
    return {
      status: 405,
      says: `${method} is not answered here.`,
      headers: { allow: methods.join(', ') },
    };
  if (!url.startsWith('/')) return { status: 400, says: 'An address begins with a slash.' };
  const { path, query } = splitTarget(url);
  if (!isReading(method) && isPagePath(path))
    return { status: 405, says: 'A page is only read.', headers: { allow: 'GET, HEAD' } };
  if (!isReading(method) && files.test(path))
    return { status: 405, says: 'A file is only read.', headers: { allow: 'GET, HEAD' } };
  if (!isReading(method) && method !== 'POST' && screens.test(path))
    return { status: 405, says: 'A screen is not changed so.', headers: { allow: 'GET, HEAD, POST' } };
  const limits = programs.test(path) ? ofPrograms : ofVisitors;
  if (path.length > longestPath)
    return { status: 414, says: `A path has at most ${longestPath} characters.` };
  if (query !== null && query.length > limits.bytes)
    return {
      status: 414,
      says: `What follows the question mark has at most ${limits.bytes} characters here.`,
    };
  if (query !== null && countParameters(query) > limits.parameters)
    return { status: 400, says: `An address has at most ${limits.parameters} parameters here.` };
  if (controlCharacter.test(path)) return { status: 400, says: 'A path has no control characters.' };
  if (detour.test(path)) return { status: 400, says: 'A path has no dots or backslashes to go by.' };
  if (!isReadable(path))
    return {
      status: isForPage(asked) ? 404 : 400,
      says: 'Check the address: it has a % that is not followed by two digits of a letter, or the end of a line.',
    };
  return null;
}

/** Whether an address can be decoded, and is of one line. */
function isReadable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !lineEnd.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function countParameters(query: string): number {
  let count = 1;
  for (let at = query.indexOf('&'); at >= 0; at = query.indexOf('&', at + 1)) count += 1;
  return count;
}
