import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaders } from './security-headers.ts';
import { unmadePage, unmadePagePolicy } from './unmade-page.ts';

/** When to come again, in seconds. */
const retryAfter = '5';

const headers = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'content-length': Buffer.byteLength(unmadePage),
  'content-security-policy': unmadePagePolicy,
  'cache-control': 'no-store',
  'retry-after': retryAfter,
};

/**
 * Has a page that Next fails to make be answered with 503 and a page that needs nothing: Next would say 500, by scripts.
 * Search engines and caches in front keep what they have.
 */
export function answerUnmade({ method }: IncomingMessage, response: ServerResponse): void {
  const { writeHead, end } = response;
  const write = (status: number, ...others: unknown[]): unknown => {
    if (status !== 500) return Reflect.apply(writeHead, response, [status, ...others]);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    Reflect.apply(writeHead, response, [503, headers]);
    Reflect.apply(end, response, method === 'HEAD' ? [] : [unmadePage]);
    // What Next goes on to say goes nowhere.
    return Object.assign(response, { write: () => true, end: () => response });
  };
  Object.assign(response, { writeHead: write });
}
