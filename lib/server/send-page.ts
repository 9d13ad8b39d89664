import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, FinishedPage } from '../page-store/finished-page.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** How a cache says what it did (RFC 9211). */
const cacheStatus = { fresh: 'tessera; hit', stale: 'tessera; hit; ttl=-1' } as const;
type Shown = keyof typeof cacheStatus;
type Sending = { as: Shown; id: string };

/** Sends a page in the encoding the client likes best, or says that it is as the client knows it. */
export function sendPage(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  { as: shown, id }: Sending,
): void {
  const encoding = chooseEncoding(asked['accept-encoding']);
  const known = asked['if-none-match'];
  const isKnown = known !== undefined && page.status === 200 && names(known, nameOf(page, encoding));
  const headers = headersOf(page, encoding, shown, isKnown);
  response.writeHead(isKnown ? 304 : page.status, [...headers, requestIdHeader, id]);
  response.end(isKnown || method === 'HEAD' ? undefined : page.bodies[encoding]);
}

const nameOf = ({ digest }: FinishedPage, encoding: Encoding): string => `"${digest}-${encoding}"`;

/** Weak ones count too: a cache on the way may have compressed (RFC 9110, 13.1.2). */
const names = (known: string, etag: string): boolean =>
  known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

/** Made once for each page and what is asked of it: half the time of an answer otherwise. */
const written = new WeakMap<FinishedPage, Map<string, string[]>>();

/** Names and values in turn. */
function headersOf(page: FinishedPage, encoding: Encoding, shown: Shown, isKnown: boolean): string[] {
  const kind = `${encoding} ${shown} ${isKnown}`;
  const ofPage = written.get(page) ?? new Map<string, string[]>();
  const known = ofPage.get(kind);
  if (known) return known;
  const headers = {
    ...securityHeaders,
    ...page.headers,
    vary: 'Accept-Encoding',
    'cache-status': cacheStatus[shown],
    ...(page.status === 200 && { etag: nameOf(page, encoding) }),
    ...(!isKnown && {
      'content-type': 'text/html; charset=utf-8',
      'content-length': `${page.bodies[encoding].byteLength}`,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }),
  };
  const made = Object.entries(headers).flat();
  written.set(page, ofPage.set(kind, made));
  return made;
}
