import { randomUUID } from 'node:crypto';
import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { nextRequestHeaders } from '../next-adapter/request-headers.ts';
import { isReserved } from '../routes/page-path.ts';
import { registerPendingGauge } from './observability.ts';
import type { RequestTarget } from './page-request.ts';
import { appendRequestQuery, completeLocationHeader, isRedirect, requestIdHeader } from './page-request.ts';
import { acquire, hasCapacity, queuedSearches } from './search-semaphore.ts';

/** Authenticates the server to the worker thread; any local process can connect to its port. */
export const keyHeader = 'x-server-key';
/** Address of the client, which the worker thread cannot see. */
const peerHeader = 'x-peer-address';

/** Hop-by-hop headers (RFC 9110, 7.6.1), and `Expect`, which the server has answered itself. */
const hopByHopHeaders = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
];
const strippedResponseHeaders = new Set([
  ...hopByHopHeaders,
  ...['transfer-encoding', 'critical-ch', completeLocationHeader],
]);
/** Headers that Next writes for itself and for its own hosting. */
const nextHeader = /^x-(?:nextjs|middleware)-/;

export type NextWorker = { port: number; key: string };
const agent = new Agent({ keepAlive: true });

/**
 * Maximum number of requests that wait for a response to start: ten seconds of work, after which no client
 * waits any more.
 */
const MAX_PENDING_REQUESTS = 500;
/** Maximum number of concurrent revalidations; other stale pages are revalidated by a later request. */
const MAX_CONCURRENT_REVALIDATIONS = 20;
const inProgress = { pendingRequests: 0, activeRevalidations: 0 };
registerPendingGauge(() => inProgress.pendingRequests + queuedSearches());

/** Whether one more request can be forwarded. */
export const hasProxyCapacity = (request: RequestTarget): boolean =>
  inProgress.pendingRequests < MAX_PENDING_REQUESTS && hasCapacity(request);

/**
 * Forwards a request to the worker thread when a permit is available; `body` is that of the request when it
 * has been read already. @throws when the worker does not start a response.
 */
export async function proxyRequest(
  worker: NextWorker,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | null = null,
): Promise<void> {
  const releasePermit = await acquire(request, response);
  const endPending = trackPending(request);
  const release = () => {
    endPending();
    releasePermit();
  };
  if (response.destroyed) return release();
  await forwardRequest(worker, { request, body }, response, release).finally(release);
}

function forwardRequest(
  { port, key }: NextWorker,
  { request, body }: { request: IncomingMessage; body: Buffer | null },
  response: ServerResponse,
  release: () => void,
): Promise<void> {
  const { method, url: path } = request;
  return new Promise((resolve, reject) => {
    const headers = headersFor(request, key);
    let isResponseComplete = false;
    const upstreamRequest = httpRequest(
      { agent, host: '127.0.0.1', port, method, path, headers, setHost: false },
      (upstreamResponse) => {
        release();
        pipeResponse(upstreamResponse, response, request);
        upstreamResponse
          .once('end', () => (isResponseComplete = true))
          .once('error', () => response.destroy());
      },
    );
    upstreamRequest.on('error', reject);
    response.once('close', () => {
      // Abort the upstream request when the client disconnects, when the response was replaced, or while the
      // client is still sending.
      if (!isResponseComplete || !request.complete) upstreamRequest.destroy();
      // Drain the rest of the request body: a client that is still sending reads the response only after
      // that.
      request.unpipe(upstreamRequest).resume();
      release();
      resolve();
    });
    if (body) upstreamRequest.end(body);
    else request.pipe(upstreamRequest);
  });
}

/**
 * Requests a page from the worker thread to have it rendered and stored again. Resolves when the response
 * ends; errors are logged by the worker. No header of the client's request is forwarded.
 * @returns whether the page was requested: false while the maximum number of revalidations is running.
 */
export async function revalidatePage({ port, key }: NextWorker, address: string): Promise<boolean> {
  if (inProgress.activeRevalidations >= MAX_CONCURRENT_REVALIDATIONS) return false;
  inProgress.activeRevalidations += 1;
  const headers = { [keyHeader]: key, [requestIdHeader]: randomUUID() };
  const upstreamRequest = httpRequest({ agent, host: '127.0.0.1', port, path: address, headers });
  upstreamRequest.on('response', (upstreamResponse) =>
    upstreamResponse.resume().on('error', () => undefined),
  );
  upstreamRequest.on('error', () => undefined).end();
  await new Promise((resolve) => upstreamRequest.once('close', resolve));
  inProgress.activeRevalidations -= 1;
  return true;
}

/** Counts a request as pending from the end of its body. @returns a function that ends the count. */
function trackPending(request: IncomingMessage): () => void {
  let state: 'receiving' | 'pending' | 'ended' = 'receiving';
  request.once('end', () => {
    if (state !== 'receiving') return;
    state = 'pending';
    inProgress.pendingRequests += 1;
  });
  return () => {
    if (state === 'pending') inProgress.pendingRequests -= 1;
    state = 'ended';
  };
}

function headersFor({ headers, socket }: IncomingMessage, key: string): IncomingHttpHeaders {
  const forwarded: IncomingHttpHeaders = {
    ...headers,
    [keyHeader]: key,
    [peerHeader]: socket.remoteAddress ?? '',
  };
  for (const name of hopByHopHeaders) delete forwarded[name];
  return forwarded;
}

/** Sets headers one by one, because wrappers of the response inspect them there. */
function pipeResponse(
  upstreamResponse: IncomingMessage,
  response: ServerResponse,
  request: IncomingMessage,
): void {
  const { rawHeaders, statusCode = 502 } = upstreamResponse;
  const names = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    const lowerName = name.toLowerCase();
    if (strippedResponseHeaders.has(lowerName) || nextHeader.test(lowerName)) continue;
    const visibleValue = lowerName === 'vary' ? withoutNextHeaders(value) : value;
    if (lowerName === 'vary' && visibleValue === '') continue;
    if (names.has(lowerName)) response.appendHeader(name, visibleValue);
    else response.setHeader(name, visibleValue);
    names.add(lowerName);
  }
  const { location } = upstreamResponse.headers;
  const isComplete = upstreamResponse.headers[completeLocationHeader] !== undefined;
  if (location !== undefined && isRedirect(statusCode) && !isComplete && !isReserved(request.url))
    response.setHeader('location', appendRequestQuery(location, request.url));
  restrictCaching(upstreamResponse, response);
  response.writeHead(statusCode);
  upstreamResponse.pipe(response);
}

/** A Vary header without the request headers of Next's client: caches would store a copy for each value of these. */
const withoutNextHeaders = (vary: string): string =>
  vary
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !nextRequestHeaders.includes(name.toLowerCase()))
    .join(', ');

/**
 * Responses that set a cookie are private. Redirects without a cache policy are revalidated; browsers would
 * store them forever.
 */
function restrictCaching({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers['set-cookie'] && headers['cache-control']?.includes('public')) {
    response.setHeader('cache-control', 'private, max-age=0');
    response.removeHeader('x-accel-expires');
  } else if (headers.location && !headers['cache-control']) response.setHeader('cache-control', 'no-cache');
}
