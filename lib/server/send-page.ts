import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredPage } from '../page-store/stored-page.ts';
import { appendRequestQuery, isRedirect } from './carry-query.ts';
import { sendStoredResponse } from './send-body.ts';

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
