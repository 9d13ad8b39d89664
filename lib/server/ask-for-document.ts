import type { IncomingMessage } from 'node:http';

/** By which Next's own programs in a browser ask for a page's data; public pages have none of them. */
export const askedByNext: readonly string[] = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/** Has a request for a public page be one for its document, whatever its headers say. */
export function askForDocument({ headers }: IncomingMessage): void {
  for (const name of askedByNext) delete headers[name];
}
