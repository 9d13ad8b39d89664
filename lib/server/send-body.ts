import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from '../page-store/finished-page.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** What is kept ready to be sent, in each encoding that makes it smaller. */
export type Body = {
  status: number;
  headers: Readonly<Record<string, string>>;
  bodies: Readonly<Partial<Record<Encoding, Buffer>> & { identity: Buffer }>;
  /** Of the body as it is, without quotes: one for each encoding is made of it. */
  digest: string;
};
type Sending = {
  /** Names the headers: what is sent as the same kind has the same. */
  kind: string;
  type: string;
  headers: Readonly<Record<string, string>>;
  id: string;
};

/** Sends what is ready in the encoding the client likes best, or says that it is as the client knows it. */
export function sendBody(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  body: Body,
  sending: Sending,
): void {
  const liked = chooseEncoding(asked['accept-encoding']);
  const encoding = body.bodies[liked] ? liked : 'identity';
  const known = asked['if-none-match'];
  const isKnown = known !== undefined && body.status === 200 && names(known, nameOf(body, encoding));
  const headers = headersOf(body, encoding, sending, isKnown);
  response.writeHead(isKnown ? 304 : body.status, [...headers, requestIdHeader, sending.id]);
  response.end(isKnown || method === 'HEAD' ? undefined : body.bodies[encoding]);
}

const nameOf = ({ digest }: Body, encoding: Encoding): string => `"${digest}-${encoding}"`;

/** Weak ones count too: a cache on the way may have compressed (RFC 9110, 13.1.2). */
const names = (known: string, etag: string): boolean =>
  known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

/** Made once for each body and what is asked of it: half the time of an answer otherwise. */
const written = new WeakMap<Body, Map<string, string[]>>();

/** Names and values in turn. */
function headersOf(
  body: Body,
  encoding: Encoding,
  { kind, type, headers }: Sending,
  isKnown: boolean,
): string[] {
  const name = `${encoding} ${kind} ${isKnown}`;
  const ofBody = written.get(body) ?? new Map<string, string[]>();
  const known = ofBody.get(name);
  if (known) return known;
  const all = {
    ...securityHeaders,
    ...body.headers,
    ...headers,
    vary: 'Accept-Encoding',
    ...(body.status === 200 && { etag: nameOf(body, encoding) }),
    ...(!isKnown && {
      'content-type': type,
      'content-length': `${body.bodies[encoding]?.byteLength ?? 0}`,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }),
  };
  const made = Object.entries(all).flat();
  written.set(body, ofBody.set(name, made));
  return made;
}
