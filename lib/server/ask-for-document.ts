import type { IncomingMessage } from 'node:http';

/** By which Next's own programs ask for a page's data, or for another page than everybody's; visitors have no use for them. */
export const askedByNext: readonly string[] = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'x-middleware-prefetch',
  'x-nextjs-data',
  // From here it takes the number of its scripts.
  'content-security-policy',
  'content-security-policy-report-only',
];

/** Has a request for a public page be one for its document, whatever its headers say. */
export function askForDocument({ headers }: IncomingMessage): void {
  for (const name of askedByNext) delete headers[name];
}
