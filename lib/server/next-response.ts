import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tileHosts } from '../map/tile-source.ts';
import { splitTarget } from './page-request.ts';

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
      if (status >= 400 || (isApi && !response.hasHeader('cache-control')))
        response.setHeader('cache-control', 'no-store');
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
