import type { IncomingMessage, ServerResponse } from 'node:http';
import { environment } from '@/lib/environment';
import { findEnabledLocale } from '@/lib/i18n/locales';
import { stateOf } from '@/lib/page-store/page-state';
import { openPageStore } from '@/lib/page-store/page-store';
import { postSearchResult } from '@/lib/page-store/search-results';
import { createStoredPage, type StoredPage } from '@/lib/page-store/stored-page';
import { parseQueryVariantPath } from '@/lib/routes/query-variant';
import { requestIdHeader } from '@/lib/server/page-request';
import { rootCauses } from '@/lib/server/root-causes';
import { chooseResponse } from '@/lib/server/stored-response';
import { type RenderAddress, renderPage, storageOf } from './render-page';

/**
 * Responds with the page at an internal path: its language, its path and, for a variant, its query
 * (`lib/routes/query-variant.ts`). A failed render responds with 500, so that the server falls back to the previous page.
 */
export async function respondWithPage(
  request: IncomingMessage,
  response: ServerResponse,
  internalPath: string,
): Promise<void> {
  const id = String(request.headers[requestIdHeader] ?? '');
  const address = parseInternalPath(internalPath);
  if (!address) return sendError(response, 404, 'Not found');
  try {
    const page = await findOrRender(internalPath, address);
    const options = { kind: 'rendered', type: 'text/html; charset=utf-8', headers: {}, id };
    const { status, headers, body } = chooseResponse(request, page, options);
    response.statusCode = status;
    // One by one, because Next's wrapper of `writeHead` accepts no list.
    for (let index = 0; index < headers.length; index += 2)
      response.setHeader(headers[index] ?? '', headers[index + 1] ?? '');
    response.end(body);
  } catch (error) {
    console.error(`Request ${id || 'without an id'} failed: ${rootCauses(error).join('; ')}`, error);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    // `next dev` runs without the server that replaces failures.
    sendError(
      response,
      500,
      environment.isProduction() || !(error instanceof Error) ? '' : (error.stack ?? ''),
    );
  }
}

function sendError(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

function parseInternalPath(internalPath: string): RenderAddress | null {
  const [, language = '', ...segments] = internalPath.split('/');
  const locale = findEnabledLocale(language);
  const { path, query } = parseQueryVariantPath(segments);
  return locale === undefined
    ? null
    : { locale, path, query: query === null ? null : new URLSearchParams(query) };
}

/** The renders in progress by internal path: concurrent requests for the same page share one. */
const renders = new Map<string, Promise<StoredPage>>();

async function findOrRender(key: string, address: RenderAddress): Promise<StoredPage> {
  // Some requests for a stored page depend on the visitor, so that the server thread forwards them.
  const stored = canStore(address) ? await openPageStore().find(key) : undefined;
  if (stored && stateOf(stored) === 'fresh') return stored;
  const running = await renders.get(key)?.catch(() => undefined);
  // It may have started before a change that this request must show.
  if (running && stateOf(running) === 'fresh') return running;
  const render = renders.get(key) ?? renderAndStore(key, address).finally(() => renders.delete(key));
  renders.set(key, render);
  return render;
}

async function renderAndStore(key: string, address: RenderAddress): Promise<StoredPage> {
  const { html, ...rendered } = await renderPage(address);
  if (canStore(address)) return openPageStore().save(key, html, rendered);
  const page = await createStoredPage(html, rendered);
  if (storageOf(address) === 'searches') postSearchResult(key, page);
  return page;
}

/** In development each request renders its page again: an edit of the sources invalidates nothing. */
const canStore = (address: RenderAddress): boolean =>
  storageOf(address) === 'pages' && environment.isProduction();
