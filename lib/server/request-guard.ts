import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import { environment } from '../environment.ts';
import { isPagePath } from '../routes/page-path.ts';
import { fallbackPagePolicy, notFoundPageAt } from './fallback-pages.ts';
import {
  isPageRequest,
  isReadMethod,
  type RequestTarget,
  requestIdHeader,
  requestIdOf,
  splitTarget,
} from './page-request.ts';
import { securityHeaders } from './security-headers.ts';
import { hasStaffSession } from './staff-session.ts';

/** A rejection of a request: the status and a message for developers; 404 is sent to visitors as a page. */
export type Rejection = {
  status: 400 | 404 | 405 | 413 | 414 | 417;
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
  if (countHosts(request.rawHeaders) > 1)
    return { status: 400, message: 'The request has more than one Host header.' };
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
    return {
      status: 405,
      message: 'This method is not allowed for admin screens.',
      headers: { allow: 'GET, HEAD, POST' },
    };
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
  if (controlCharacter.test(path))
    return {
      status: isPageRequest(request) ? 404 : 400,
      message: 'The path must not contain control characters.',
    };
  if (dotSegment.test(path))
    return { status: 400, message: 'The path must not contain dot segments or backslashes.' };
  if (!isDecodable(path))
    return {
      status: isPageRequest(request) ? 404 : 400,
      message: 'The path has invalid percent-encoding or a line break.',
    };
  return null;
}

/** The number of Host headers: Node passes on the first and drops the others. */
const countHosts = (rawHeaders: readonly string[] = []): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

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

/**
 * Time limit for the body of a request, in ms; visitors send little text. Uploads by signed-in staff are
 * limited by the server's own request timeout.
 */
const BODY_TIMEOUT_MS = 30_000;
/**
 * Time for which the rest of a body is still read after the response, in ms, so that the client receives the
 * response.
 */
const DRAIN_TIMEOUT_MS = 500;
const uploadPaths = /^\/cms-api(?:\/|$)/;

/**
 * Closes the connection of a client that sends its body too slowly, or that keeps sending after the
 * response.
 */
export function enforceRequestTimeout(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  const closeConnection = () => request.complete || socket.destroy();
  const isUpload =
    uploadPaths.test(splitTarget(request.url).path) && hasStaffSession(headers, environment.payloadSecret());
  if (!isUpload) {
    const timeout = setTimeout(closeConnection, BODY_TIMEOUT_MS).unref();
    request.once('close', () => clearTimeout(timeout));
  }
  response.once('finish', () => request.complete || setTimeout(closeConnection, DRAIN_TIMEOUT_MS).unref());
}

const textHeaders = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': fallbackPagePolicy,
};
const rejectionHeaders = {
  ...securityHeaders,
  'cache-control': 'no-store',
  // The rest of the request is not read.
  connection: 'close',
};

/** Sends a rejection; `url` is the request's address, which selects the language of a 404 page. */
export function sendRejection(response: ServerResponse, rejection: Rejection, id: string, url = ''): void {
  const [contentHeaders, body] =
    rejection.status === 404 ? [pageHeaders, notFoundPageAt(url)] : [textHeaders, `${rejection.message}\n`];
  response.writeHead(rejection.status, {
    ...rejectionHeaders,
    ...contentHeaders,
    ...rejection.headers,
    [requestIdHeader]: id,
  });
  response.end(body);
}

/**
 * Statuses for errors of Node's HTTP parser: request too slow, headers too large, chunk extensions without
 * end. All others are 400.
 */
const parserErrorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Responds to input that Node does not accept as a request, with the same security headers as all responses.
 */
export function handleUnparsedRequests(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response may have been started on this connection.
    if (!(socket instanceof Socket) || !socket.writable || socket.bytesWritten > 0) socket.destroy();
    else socket.end(formatResponse(parserErrorStatuses[error.code ?? ''] ?? 400));
  });
  server.on('checkExpectation', (request, response) =>
    sendRejection(
      response,
      { status: 417, message: 'The Expect header is not supported.' },
      requestIdOf(request),
    ),
  );
  server.on('connect', (_request, socket) => socket.end(formatResponse(405)));
}

function formatResponse(status: number): string {
  const headers = {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    [requestIdHeader]: randomUUID(),
    'Content-Length': '0',
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}
