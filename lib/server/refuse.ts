import type { ServerResponse } from 'node:http';
import type { Refusal } from './guard.ts';
import { securityHeaders } from './security-headers.ts';

const headers = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  // What is still to come of the request is not read.
  connection: 'close',
};

/** Answers a request that nobody else is to see. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, { ...securityHeaders, ...headers, ...refusal.headers });
  response.end(`${refusal.says}\n`);
}
