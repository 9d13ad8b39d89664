import { islandsInHtml } from './islands-in-html';

/** The islands of the blocks of each kind of page; other kinds have none. */
export const islandsOfKinds: Readonly<Record<string, readonly string[]>> = {
  about: ['lightbox'],
  contact: ['office-finder'],
  listing: ['lightbox'],
  locations: ['office-finder'],
  'office listing': ['lightbox'],
  'sold listing': ['lightbox'],
};

/** Islands that a page contains in addition to those of its blocks, or lacks. */
export function findSurplus(name: string, html: string): string[] {
  const own = islandsOfKinds[name] ?? [];
  const present = islandsInHtml(html);
  return [
    ...present.filter((island) => !own.includes(island)).map((island) => `the island ${island}`),
    ...own.filter((island) => !present.includes(island)).map((island) => `not the island ${island}`),
  ];
}
