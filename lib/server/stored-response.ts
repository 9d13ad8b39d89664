import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { ContentEncoding, StoredPage } from '../page-store/stored-page.ts';
import {
  addressOfKey,
  appendRequestQuery,
  isRedirect,
  pageCacheKey,
  requestIdHeader,
} from './page-request.ts';
import { securityHeaders } from './security-headers.ts';

/** Compressed encodings, the smallest first. */
const compressedEncodings: readonly ContentEncoding[] = ['br', 'gzip'];

/** The smallest stored encoding that the client accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): ContentEncoding {
  if (!accepted) return 'identity';
  const weights = new Map(accepted.split(',').map(readWeight));
  return (
    compressedEncodings.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
  );
}

function readWeight(part: string): [encoding: string, weight: number] {
  const [name = '', ...parameters] = part.toLowerCase().split(';');
  const weight = parameters
    .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
    .find((weightText) => weightText !== undefined);
  return [name.trim(), weight === undefined ? 1 : Number(weight)];
}

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
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  options: SendOptions,
): void {
  const { status, headers, body } = chooseResponse(request, stored, options);
  response.writeHead(status, headers);
  response.end(body);
}

/** The response to send: alternating header names and values, and the body if there is one. */
export function chooseResponse(
  { method, headers: requestHeaders }: IncomingMessage,
  stored: StoredResponse,
  options: SendOptions,
): { status: number; headers: string[]; body: Buffer | undefined } {
  const preferred = chooseEncoding(requestHeaders['accept-encoding']);
  const encoding = stored.bodies[preferred] ? preferred : 'identity';
  const ifNoneMatch = requestHeaders['if-none-match'];
  const isNotModified =
    ifNoneMatch !== undefined && stored.status === 200 && matchesEtag(ifNoneMatch, etagOf(stored, encoding));
  return {
    status: isNotModified ? 304 : stored.status,
    headers: [...headersOf(stored, encoding, options, isNotModified), requestIdHeader, options.id],
    body: isNotModified || method === 'HEAD' ? undefined : stored.bodies[encoding],
  };
}

const etagOf = ({ digest }: StoredResponse, encoding: ContentEncoding): string => `"${digest}-${encoding}"`;

/**
 * Whether If-None-Match contains the ETag. Weak ETags match as well: a proxy may have compressed the
 * response (RFC 9110, 13.1.2).
 */
const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');

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

/** Cache-Status values (RFC 9211). */
const cacheStatusHeaders = {
  fresh: { 'cache-status': 'tessera; hit' },
  stale: { 'cache-status': 'tessera; hit; ttl=-1' },
} as const;
type SendPageOptions = { as: keyof typeof cacheStatusHeaders; id: string };

/** Sends a stored page in the best encoding for the client, or 304 when the client's copy is current. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  { as: kind, id }: SendPageOptions,
): void {
  sendStoredResponse(request, response, withRequestQuery(request, page), {
    kind,
    type: 'text/html; charset=utf-8',
    headers: cacheStatusHeaders[kind],
    id,
  });
}

/** A redirect carries the query of the request to its target. */
function withRequestQuery({ url }: IncomingMessage, page: StoredPage): StoredPage {
  const { location } = page.headers;
  if (location === undefined || !isRedirect(page.status)) return page;
  return { ...page, headers: { ...page.headers, location: appendRequestQuery(location, url) } };
}

/** Minimum interval between two revalidations of a stale page, in ms. */
const REVALIDATION_INTERVAL_MS = 1_000;

/** When each stale page was last revalidated. */
const revalidatedAt = new WeakMap<StoredPage, number>();

type StoredPageHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
) => StoredPageResult | Promise<StoredPageResult>;
/** How the page was served; null when no stored page could be served. */
export type StoredPageResult = 'hit' | 'stale' | null;

/**
 * Creates the handler that serves stored pages. It responds synchronously when the page is in memory;
 * otherwise it checks the disk. Null means that Next has to render the page.
 */
export function createStoredPageHandler(
  store: PageStore,
  languages: LocaleList,
  revalidate: (address: string) => void,
): StoredPageHandler {
  /** Revalidates a page unless another process of the same folder has rendered it meanwhile. */
  const revalidateIfStale = async (key: string) => {
    const page = await store.reload(key);
    if (!page || stateOf(page) !== 'fresh') revalidate(addressOfKey(key, languages));
  };
  return (request, response, id) => {
    const key = pageCacheKey(request, languages);
    if (key === null) return null;
    const serve = (page: StoredPage): StoredPageResult => {
      const state = stateOf(page);
      if (state === 'expired') return null;
      sendPage(request, response, page, { as: state, id });
      if (state === 'stale' && shouldRevalidate(page)) revalidateIfStale(key).catch(console.error);
      return state === 'fresh' ? 'hit' : 'stale';
    };
    const page = store.peek(key);
    const result = page ? serve(page) : null;
    if (result) return result;
    // Another process of the same folder may have rendered the page meanwhile.
    return store.reload(key).then((reloaded) => (reloaded && reloaded !== page ? serve(reloaded) : null));
  };
}

/**
 * Finds the page as the previous build stored it, if it may still be served: a fallback when Next cannot
 * render it.
 */
export function createPreviousBuildLookup(store: PageStore, languages: LocaleList) {
  return async (request: IncomingMessage): Promise<StoredPage | null> => {
    const key = pageCacheKey(request, languages);
    if (key === null) return null;
    const page = await store.findEarlier(key);
    return page && stateOf(page) !== 'expired' ? page : null;
  };
}

/**
 * Only the first request per interval starts a revalidation; all requests receive the stale page until the
 * new one is stored.
 */
export function shouldRevalidate(page: StoredPage): boolean {
  const now = performance.now();
  if (now - (revalidatedAt.get(page) ?? Number.NEGATIVE_INFINITY) < REVALIDATION_INTERVAL_MS) return false;
  revalidatedAt.set(page, now);
  return true;
}
