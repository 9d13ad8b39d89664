import { shownIslands } from './shown-islands';

/** The islands of the blocks that a kind of page is made of; other kinds have none. */
export const islandsOfKinds: Readonly<Record<string, readonly string[]>> = {
  about: ['lightbox'],
  contact: ['office-finder'],
  'custom page with video': ['video'],
  listing: ['lightbox'],
  locations: ['office-finder'],
  'office listing': ['lightbox'],
  'sold listing': ['lightbox'],
};

/** The islands that a kind of page shows besides those of its blocks, or lacks. */
export function findSurplus(name: string, html: string): string[] {
  const own = islandsOfKinds[name] ?? [];
  const shown = shownIslands(html);
  return [
    ...shown.filter((island) => !own.includes(island)).map((island) => `the island ${island}`),
    ...own.filter((island) => !shown.includes(island)).map((island) => `not the island ${island}`),
  ];
}
