import type { IncomingMessage, ServerResponse } from 'node:http';
import { fallbackPagePolicy, unavailablePage } from './fallback-pages.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

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
export function sendServiceUnavailable({ method }: IncomingMessage, response: ServerResponse, id: string): void {
  response.writeHead(503, { ...unavailableHeaders, [requestIdHeader]: id });
  response.end(method === 'HEAD' ? undefined : unavailablePage);
}
