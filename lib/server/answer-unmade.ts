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
 * Search engines and caches in front keep what they have. To be called before anything else takes hold of the response.
 */
export function answerUnmade({ method }: IncomingMessage, response: ServerResponse): void {
  const { writeHead, write, end } = response;
  let isAnswered = false;
  const answerInstead = (status: number): boolean => {
    if (isAnswered || status !== 500 || response.headersSent) return isAnswered;
    isAnswered = true;
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    Reflect.apply(writeHead, response, [503, headers]);
    Reflect.apply(end, response, method === 'HEAD' ? [] : [unmadePage]);
    return true;
  };
  // What Next goes on to say goes nowhere, but whoever waits for it to be said is told.
  const swallow = (said: unknown[]) => {
    const told = said.at(-1);
    if (typeof told === 'function') process.nextTick(told);
  };
  const swallowing =
    (say: (...said: never[]) => unknown, result: unknown) =>
    (...said: unknown[]) => {
      if (!answerInstead(response.statusCode)) return Reflect.apply(say, response, said);
      swallow(said);
      return result;
    };
  Object.assign(response, {
    writeHead: (status: number, ...others: unknown[]) =>
      answerInstead(status) ? response : Reflect.apply(writeHead, response, [status, ...others]),
    write: swallowing(write, true),
    end: swallowing(end, response),
  });
}
