import type { IncomingMessage } from 'node:http';
import { isPagePath } from '../routes/page-path.ts';
import { type RequestTarget, isPageRequest, isReadMethod, splitTarget } from './page-request.ts';

/** A rejection of a request: the status and a message for developers; 404 is sent to visitors as a page. */
export type Rejection = {
  status: 400 | 404 | 405 | 414 | 417;
  message: string;
  headers?: Readonly<Record<string, string>>;
};

type QueryLimits = { bytes: number; parameters: number };

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const MAX_PATH_LENGTH = 2_048;
const publicQueryLimits: QueryLimits = { bytes: 2_048, parameters: 100 };
/** Lists of the CMS and GraphQL queries have long query strings. */
const apiQueryLimits: QueryLimits = { bytes: 8_192, parameters: 300 };
const longQueryPaths = /^\/(?:admin|cms-api|graphql)(?:\/|$)/;
const filePaths = /^\/(?:_next|brand|drawn|media)(?:\/|$)/;
/** Screens of the CMS accept POST for server actions; Next would render them for any method. */
const adminPaths = /^\/admin(?:\/|$)/;
/**
 * Dot segments and backslashes: Next resolves them after routing was decided; browsers resolve them before
 * they send a request.
 */
const dotSegment = /\\|(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
const controlCharacter = /%(?:0[0-9bcef]|1[0-9a-f]|7f)/i;
/** Next's route patterns stop at line ends: it would render the not-found page with status 200. */
const lineEnd = /[\n\r\u2028\u2029]/;

/**
 * The origin form of a request target, without the host of the absolute form that proxies may send, which is
 * ignored (RFC 9112, 3.2.2).
 */
export const originForm = (url = ''): string => url.replace(/^https?:\/\/[^/?]*\/?/i, '/');

/**
 * Checks a request before any parser sees it. Null when it is valid. Runs in time proportional to the
 * limits.
 */
export function validateRequest(request: RequestTarget & Partial<IncomingMessage>): Rejection | null {
  const { method = '', url = '' } = request;
  if (request.httpVersion === '1.1' && request.headers?.host === undefined)
    return { status: 400, message: 'The request has no Host header.' };
  if (!methods.includes(method))
    return {
      status: 405,
      message: `${method} is not supported.`,
      headers: { allow: methods.join(', ') },
    };
  if (!url.startsWith('/')) return { status: 400, message: 'The request target must start with a slash.' };
  const { path, query } = splitTarget(url);
  if (!isReadMethod(method) && isPagePath(path))
    return { status: 405, message: 'Pages are read-only.', headers: { allow: 'GET, HEAD' } };
  if (!isReadMethod(method) && filePaths.test(path))
    return { status: 405, message: 'Files are read-only.', headers: { allow: 'GET, HEAD' } };
  if (!isReadMethod(method) && method !== 'POST' && adminPaths.test(path))
    return { status: 405, message: 'This method is not allowed for admin screens.', headers: { allow: 'GET, HEAD, POST' } };
  const limits = longQueryPaths.test(path) ? apiQueryLimits : publicQueryLimits;
  if (path.length > MAX_PATH_LENGTH)
    return { status: 414, message: `The path is limited to ${MAX_PATH_LENGTH} characters.` };
  if (query !== null && query.length > limits.bytes)
    return {
      status: 414,
      message: `The query string is limited to ${limits.bytes} characters.`,
    };
  if (query !== null && countParameters(query) > limits.parameters)
    return { status: 400, message: `The query string is limited to ${limits.parameters} parameters.` };
  if (controlCharacter.test(path)) return { status: 400, message: 'The path must not contain control characters.' };
  if (dotSegment.test(path)) return { status: 400, message: 'The path must not contain dot segments or backslashes.' };
  if (!isDecodable(path))
    return {
      status: isPageRequest(request) ? 404 : 400,
      message: 'The path has invalid percent-encoding or a line break.',
    };
  return null;
}

/** Whether a path can be decoded and has no line break. */
function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return !lineEnd.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function countParameters(query: string): number {
  let count = 1;
  for (let index = query.indexOf('&'); index >= 0; index = query.indexOf('&', index + 1)) count += 1;
  return count;
}
