import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainPagePolicy, unmadePage } from './plain-pages.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** When to come again, in seconds. */
const retryAfter = '5';

const headers = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(unmadePage),
  'content-security-policy': plainPagePolicy,
  'cache-control': 'no-store',
  'retry-after': retryAfter,
};

/** Puts off, with 503, who asks for a page that cannot be made now. Search engines and caches in front keep what they have. */
export function answerUnmade({ method }: IncomingMessage, response: ServerResponse, id: string): void {
  response.writeHead(503, { ...headers, [requestIdHeader]: id });
  response.end(method === 'HEAD' ? undefined : unmadePage);
}
