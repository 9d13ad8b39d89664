import type { ServerResponse } from 'node:http';
import type { Refusal } from './guard.ts';
import { nowherePageAt, plainPagePolicy } from './plain-pages.ts';
import { requestIdHeader } from './request-id.ts';
import { securityHeaders } from './security-headers.ts';

const ofText = {
  'content-type': 'text/plain; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const ofPage = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': plainPagePolicy,
};
const headers = {
  ...securityHeaders,
  'cache-control': 'no-store',
  // What is still to come of the request is not read.
  connection: 'close',
};

/** Answers a request that nobody else is to see; `asked` is its address. */
export function refuse(response: ServerResponse, refusal: Refusal, id: string, asked = ''): void {
  const [kind, body] =
    refusal.status === 404 ? [ofPage, nowherePageAt(asked)] : [ofText, `${refusal.says}\n`];
  response.writeHead(refusal.status, { ...headers, ...kind, ...refusal.headers, [requestIdHeader]: id });
  response.end(body);
}
