import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedPage } from '../page-store/finished-page.ts';
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
  sendBody(request, response, page, { kind, type: 'text/html; charset=utf-8', headers: saying[kind], id });
}
