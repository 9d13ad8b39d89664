import type { IncomingMessage } from 'node:http';

/**
 * Headers with which Next's client requests a page's data or a variant of it; visitors have no use for them.
 */
export const nextRequestHeaders: readonly string[] = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'x-middleware-prefetch',
  'x-nextjs-data',
  // Next reads the nonce of its scripts from these.
  'content-security-policy',
  'content-security-policy-report-only',
];

/** Removes them, so that a request for a public page returns its document. */
export function stripNextHeaders({ headers }: IncomingMessage): void {
  for (const name of nextRequestHeaders) delete headers[name];
}
