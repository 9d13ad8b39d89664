import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentEncoding } from '../page-store/stored-page.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

/** A response stored in each encoding that makes it smaller. */
export type StoredResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  bodies: Readonly<Partial<Record<ContentEncoding, Buffer>> & { identity: Buffer }>;
  /** Digest of the uncompressed body, without quotes; the ETag of each encoding is derived from it. */
  digest: string;
};
type SendOptions = {
  /** Cache key of the headers: responses of the same kind have the same headers. */
  kind: string;
  type: string;
  headers: Readonly<Record<string, string>>;
  id: string;
};

/** Sends a stored response in the best encoding for the client, or 304 when the client's copy is current. */
export function sendStoredResponse(
  { method, headers: requestHeaders }: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  options: SendOptions,
): void {
  const preferred = chooseEncoding(requestHeaders['accept-encoding']);
  const encoding = stored.bodies[preferred] ? preferred : 'identity';
  const ifNoneMatch = requestHeaders['if-none-match'];
  const isNotModified = ifNoneMatch !== undefined && stored.status === 200 && matchesEtag(ifNoneMatch, etagOf(stored, encoding));
  const headers = headersOf(stored, encoding, options, isNotModified);
  response.writeHead(isNotModified ? 304 : stored.status, [...headers, requestIdHeader, options.id]);
  response.end(isNotModified || method === 'HEAD' ? undefined : stored.bodies[encoding]);
}

const etagOf = ({ digest }: StoredResponse, encoding: ContentEncoding): string => `"${digest}-${encoding}"`;

/**
 * Whether If-None-Match contains the ETag. Weak ETags match as well: a proxy may have compressed the
 * response (RFC 9110, 13.1.2).
 */
const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');

/** Headers by response and variant; rendering them takes half of the time of a response otherwise. */
const headerCache = new WeakMap<StoredResponse, Map<string, string[]>>();

/** Alternating header names and values, as `writeHead` accepts them. */
function headersOf(
  stored: StoredResponse,
  encoding: ContentEncoding,
  { kind, type, headers }: SendOptions,
  isNotModified: boolean,
): string[] {
  const variant = `${encoding} ${kind} ${isNotModified}`;
  const variants = headerCache.get(stored) ?? new Map<string, string[]>();
  const cached = variants.get(variant);
  if (cached) return cached;
  const all = {
    ...securityHeaders,
    ...stored.headers,
    ...headers,
    vary: 'Accept-Encoding',
    ...(stored.status === 200 && { etag: etagOf(stored, encoding) }),
    ...(!isNotModified && {
      'content-type': type,
      'content-length': `${stored.bodies[encoding]?.byteLength ?? 0}`,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }),
  };
  const list = Object.entries(all).flat();
  headerCache.set(stored, variants.set(variant, list));
  return list;
}
