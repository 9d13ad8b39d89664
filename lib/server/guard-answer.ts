import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tileHosts } from '../map/tile-source.ts';
import { splitTarget } from './page-request.ts';

const programs = /^\/(?:cms-api|api|graphql|sanctum)(?:\/|$)/;
const staff = /^\/(?:admin|cms-api|compose)(?:\/|$)/;

/** Gives what is no page the headers that Next leaves out. To be called before Next is asked. */
export function guardAnswer(request: IncomingMessage, response: ServerResponse): void {
  const { path } = splitTarget(request.url);
  if (staff.test(path)) response.setHeader('x-robots-tag', 'noindex, nofollow');
  // React and the CMS's editor write styles of elements; the composer has none in its markup.
  if (/^\/admin(?:\/|$)/.test(path)) allowOwnScripts(request, response, "'self' 'unsafe-inline'");
  if (/^\/compose(?:\/|$)/.test(path)) allowOwnScripts(request, response, "'self'");
  const isProgram = programs.test(path);
  const { writeHead } = response;
  Object.assign(response, {
    writeHead: (status: number, ...others: unknown[]) => {
      // What failed may be right in a moment, and what programs answer is for who asked, unless they say otherwise.
      if (status >= 400 || (isProgram && !response.hasHeader('cache-control')))
        response.setHeader('cache-control', 'no-store');
      return Reflect.apply(writeHead, response, [status, ...others]);
    },
  });
}

/** Scripts of staff's screens are files of the site, and what Next writes into its pages under a number that is used once. */
function allowOwnScripts({ headers }: IncomingMessage, response: ServerResponse, styles: string): void {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${randomBytes(16).toString('base64')}'`,
    `style-src ${styles}`,
    ["img-src 'self' data: blob:", ...tileHosts()].join(' '),
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
  // Next takes the number from here.
  headers['content-security-policy'] = policy;
  response.setHeader('content-security-policy', policy);
}
