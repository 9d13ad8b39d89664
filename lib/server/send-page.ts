import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedPage } from '../page-store/finished-page.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { securityHeaders } from './security-headers.ts';

/** How a cache says what it did (RFC 9211). */
const cacheStatus = { fresh: 'tessera; hit', stale: 'tessera; hit; ttl=-1' } as const;

/** Sends a page in the encoding the client likes best, or says that it is as the client knows it. */
export function sendPage(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { status, headers, bodies, digest }: FinishedPage,
  state: keyof typeof cacheStatus,
): void {
  const encoding = chooseEncoding(asked['accept-encoding']);
  const etag = `"${digest}-${encoding}"`;
  const isKnown = status === 200 && knows(asked['if-none-match'], etag);
  const body = bodies[encoding];
  response.writeHead(isKnown ? 304 : status, {
    ...securityHeaders,
    ...headers,
    vary: 'Accept-Encoding',
    'cache-status': cacheStatus[state],
    ...(status === 200 && { etag }),
    ...(!isKnown && {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.byteLength,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }),
  });
  response.end(isKnown || method === 'HEAD' ? undefined : body);
}

/** Weak ones count too: a cache on the way may have compressed (RFC 9110, 13.1.2). */
function knows(known: string | undefined, etag: string): boolean {
  if (known === undefined) return false;
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
