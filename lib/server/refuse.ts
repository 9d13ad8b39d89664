import type { ServerResponse } from 'node:http';
import type { Rejection } from './request-guard.ts';
import { notFoundPageAt, fallbackPagePolicy } from './fallback-pages.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

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
  response.writeHead(rejection.status, { ...rejectionHeaders, ...contentHeaders, ...rejection.headers, [requestIdHeader]: id });
  response.end(body);
}
