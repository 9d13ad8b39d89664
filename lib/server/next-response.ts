import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tileHosts } from '../map/tile-source.ts';
import { fallbackPagePolicy, unavailablePage } from './fallback-pages.ts';
import { requestIdHeader, splitTarget } from './page-request.ts';
import { securityHeaders } from './security-headers.ts';

const apiPaths = /^\/(?:cms-api|api|graphql|sanctum)(?:\/|$)/;
const staffPaths = /^\/(?:admin|cms-api|compose)(?:\/|$)/;

/**
 * Sets the security and cache headers that Next omits on responses other than pages. Must be called before
 * the request is forwarded to Next.
 */
export function setDynamicHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { path } = splitTarget(request.url);
  if (staffPaths.test(path)) response.setHeader('x-robots-tag', 'noindex, nofollow');
  // React and the CMS editor write inline styles; the composer has none in its markup.
  if (/^\/admin(?:\/|$)/.test(path)) setStaffPolicy(request, response, "'self' 'unsafe-inline'");
  if (/^\/compose(?:\/|$)/.test(path)) setStaffPolicy(request, response, "'self'");
  const isApi = apiPaths.test(path);
  const { writeHead } = response;
  Object.assign(response, {
    writeHead: (status: number, ...headers: unknown[]) => {
      // Errors may be temporary, and API responses are specific to the client unless they declare a cache
      // policy.
      if (status >= 400 || (isApi && !response.hasHeader('cache-control'))) {
        response.setHeader('cache-control', 'no-store');
        response.removeHeader('x-accel-expires');
      }
      return Reflect.apply(writeHead, response, [status, ...headers]);
    },
  });
}

/**
 * Content-Security-Policy of staff screens: scripts are files of the site or carry the nonce that Next
 * writes into the page.
 */
function setStaffPolicy({ headers }: IncomingMessage, response: ServerResponse, styleSources: string): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${randomBytes(16).toString('base64')}'`,
    `style-src ${styleSources}`,
    ["img-src 'self' data: blob:", ...tileHosts()].join(' '),
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  // Next reads the nonce from this request header.
  headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
}

/** Value of Retry-After, in seconds. */
const RETRY_AFTER_SECONDS = '5';

const unavailableHeaders = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(unavailablePage),
  'content-security-policy': fallbackPagePolicy,
  'cache-control': 'no-store',
  'retry-after': RETRY_AFTER_SECONDS,
};

/**
 * Responds with 503 and a static page when a page cannot be rendered now. Search engines and downstream
 * caches keep their copies.
 */
export function sendServiceUnavailable(
  { method }: IncomingMessage,
  response: ServerResponse,
  id: string,
): void {
  response.writeHead(503, { ...unavailableHeaders, [requestIdHeader]: id });
  response.end(method === 'HEAD' ? undefined : unavailablePage);
}

/**
 * Calls `respond` in place of Next's response when Next fails; its own error page depends on scripts. Must
 * be called before anything else wraps the response.
 */
export function replaceFailure(response: ServerResponse, respond: () => void): void {
  const { writeHead, write, end } = response;
  let isReplaced = false;
  const replace = (status: number): boolean => {
    if (isReplaced || status < 500 || response.headersSent) return isReplaced;
    isReplaced = true;
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
    Object.assign(response, { writeHead, write, end });
    respond();
    Object.assign(response, { write: discard(true), end: discard(response) });
    return true;
  };
  const unlessReplaced =
    (method: (...args: never[]) => unknown, result: unknown) =>
    (...args: unknown[]) =>
      replace(response.statusCode) ? discard(result)(...args) : Reflect.apply(method, response, args);
  Object.assign(response, {
    writeHead: (status: number, ...args: unknown[]) =>
      replace(status) ? response : Reflect.apply(writeHead, response, [status, ...args]),
    write: unlessReplaced(write, true),
    end: unlessReplaced(end, response),
  });
}

/** Discards what Next writes after the replacement, but calls its callbacks. */
const discard =
  (result: unknown) =>
  (...args: unknown[]) => {
    const callback = args.at(-1);
    if (typeof callback === 'function') process.nextTick(callback);
    return result;
  };
