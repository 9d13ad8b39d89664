import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestLogLevel } from '../environment.ts';
import type { LocaleList } from '../i18n/read-enabled-locales.ts';
import { stateOf } from '../page-store/page-state.ts';
import type { PageStore } from '../page-store/page-store.ts';
import type { StoredPage } from '../page-store/stored-page.ts';
import { replaceFailure, sendServiceUnavailable, setDynamicHeaders } from './next-response.ts';
import type { NotFoundHandler } from './not-found.ts';
import { type RequestContext, startRequest } from './observability.ts';
import {
  isPageRequest,
  isReadMethod,
  type RequestTarget,
  requestIdHeader,
  splitTarget,
  stripNextHeaders,
} from './page-request.ts';
import { enforceRequestTimeout, sendRejection, validateRequest } from './request-guard.ts';
import { isScreenPost, readScreenBody } from './screen-body.ts';
import { securityHeaders } from './security-headers.ts';
import type { AssetHandler } from './static-assets.ts';
import {
  createPreviousBuildLookup,
  createStoredPageHandler,
  type StoredPageResult,
  sendPage,
} from './stored-response.ts';
import { createSearchHandler } from './stored-search.ts';

const healthHeaders = { ...securityHeaders, 'content-type': 'text/plain', 'cache-control': 'no-store' };

/**
 * Liveness check for load balancers: confirms that this process runs, because stored pages are served even
 * while no worker renders new ones. `next dev`, which runs without this server, answers it in
 * `app/api/health`, as does the worker thread when it has started.
 * @returns whether the request was a health check.
 */
function handleHealthCheck({ method, url }: IncomingMessage, response: ServerResponse, id: string): boolean {
  if (!isReadMethod(method) || splitTarget(url).path !== '/api/health') return false;
  response.writeHead(200, { ...healthHeaders, [requestIdHeader]: id });
  response.end(method === 'HEAD' ? undefined : 'ok');
  return true;
}

type RequestListenerOf<Result> = (request: IncomingMessage, response: ServerResponse) => Result;
type RequestHandlerOptions = {
  store: PageStore;
  languages: LocaleList;
  logLevel: RequestLogLevel;
  handleAsset: AssetHandler;
  handleNotFound: NotFoundHandler;
  /** `body` is that of the request when it has been read already. */
  proxyToNext: (request: IncomingMessage, response: ServerResponse, body: Buffer | null) => Promise<void>;
  /** Whether a request may be forwarded to Next: the worker runs and its queue has capacity. */
  canProxy: (request: RequestTarget) => boolean;
  revalidate: (address: string) => void;
};

/** Handles each request: rejects invalid ones, serves stored pages, and forwards the rest to Next. */
export function createRequestHandler({
  store,
  languages,
  logLevel,
  handleAsset,
  handleNotFound,
  proxyToNext,
  canProxy,
  revalidate,
}: RequestHandlerOptions): RequestListenerOf<void> {
  const serveStoredPage = createStoredPageHandler(store, languages, revalidate);
  const searchHandler = createSearchHandler(store.searches, languages, revalidate);
  const findPreviousPage = createPreviousBuildLookup(store, languages);

  const handleUncached = async (context: RequestContext): Promise<void> => {
    const { request, response, id } = context;
    context.source = isPageRequest(request) ? 'made' : 'other';
    const previousPage = context.source === 'made' ? await findPreviousPage(request) : null;
    // Stop when the client has disconnected.
    if (response.destroyed || (await handleAsset(request, response, id))) return;
    if (handleHealthCheck(request, response, id) || handleNotFound(request, response, id)) return;
    const shared = await searchHandler.serveAfterRender(request, response, id);
    if (shared) {
      context.source = shared;
      return;
    }
    if (!canProxy(request))
      return context.source === 'made' ? sendFallback(context, previousPage) : sendRetryLater(response);
    if (context.source === 'made') prepareForPage(context, previousPage);
    else setDynamicHeaders(request, response);
    setProxyHeaders(context);
    const body = isScreenPost(request) ? await readScreenBody(request) : null;
    if (body && 'status' in body) return sendRejection(response, body, id, request.url);
    if (!response.destroyed) await proxyToNext(request, response, body);
  };
  return (request, response) => {
    const context = startRequest(request, response, logLevel);
    enforceRequestTimeout(request, response);
    const rejection = validateRequest(request);
    if (rejection) {
      sendRejection(response, rejection, context.id, request.url);
      context.source = 'refused';
      return context.finish();
    }
    const result =
      searchHandler.serve(request, response, context.id) ?? serveStoredPage(request, response, context.id);
    if (typeof result !== 'string') return void handleAsync(context, result, handleUncached);
    // A synchronous response is recorded without waiting for the socket to close.
    context.source = result;
    context.finish();
  };
}

/** Finishes a request whose stored page is read from disk, or that has none. */
async function handleAsync(
  context: RequestContext,
  stored: StoredPageResult | Promise<StoredPageResult>,
  handleUncached: (context: RequestContext) => Promise<void>,
): Promise<void> {
  context.response.once('close', context.finish);
  try {
    const source = await stored;
    if (source) context.source = source;
    else await handleUncached(context);
  } catch (error) {
    handleError(error, context.response);
  }
}

/** Sets the security headers of the response, and the id of the request in both directions. */
function setProxyHeaders({ request, response, id }: RequestContext): void {
  // Set here as well: Next omits them from its redirects to normalised addresses.
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader(requestIdHeader, id);
  // Errors are logged with this id.
  request.headers[requestIdHeader] = id;
}

/** Requests a document from Next and replaces a failed response with a fallback. */
function prepareForPage(context: RequestContext, previousPage: StoredPage | null): void {
  const { request, response } = context;
  replaceFailure(response, () => sendFallback(context, previousPage));
  stripNextHeaders(request);
  response.setHeader('vary', 'Accept-Encoding');
}

/** Serves the page of the previous build, or 503. */
function sendFallback(context: RequestContext, previousPage: StoredPage | null): void {
  const { request, response, id } = context;
  // It may have been withdrawn while the request was waiting.
  if (previousPage && stateOf(previousPage) !== 'expired') {
    context.source = 'stale';
    sendPage(request, response, previousPage, { as: 'stale', id });
  } else sendServiceUnavailable(request, response, id);
}

/**
 * Logs the error and responds with 503. A partially sent response is aborted, so that the client does not
 * take it for complete.
 */
function handleError(error: unknown, response: ServerResponse): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else sendRetryLater(response);
}

/** Responds with 503 and Retry-After, without a page. */
function sendRetryLater(response: ServerResponse): void {
  response.writeHead(503, { ...securityHeaders, 'cache-control': 'no-store', 'retry-after': '5' });
  response.end();
}
