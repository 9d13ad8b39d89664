import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedPage } from '../page-store/finished-page.ts';
import { carryQuery, isMove } from './carry-query.ts';
import { sendBody } from './send-body.ts';

/** How a cache says what it did (RFC 9211). */
const saying = {
  fresh: { 'cache-status': 'tessera; hit' },
  stale: { 'cache-status': 'tessera; hit; ttl=-1' },
} as const;
type Sending = { as: keyof typeof saying; id: string };

/** Sends a page in the encoding the client likes best, or says that it is as the client knows it. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  { as: kind, id }: Sending,
): void {
  sendBody(request, response, moving(request, page), {
    kind,
    type: 'text/html; charset=utf-8',
    headers: saying[kind],
    id,
  });
}

/** A page that leads elsewhere takes along what its visitor came with. */
function moving({ url }: IncomingMessage, page: FinishedPage): FinishedPage {
  const { location } = page.headers;
  if (location === undefined || !isMove(page.status)) return page;
  return { ...page, headers: { ...page.headers, location: carryQuery(location, url) } };
}
