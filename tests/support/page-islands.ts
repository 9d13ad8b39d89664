import { shownIslands } from './shown-islands';

const ofKind: Readonly<Record<string, readonly string[]>> = {
  about: ['gallery'],
  contact: ['office-finder'],
  'custom page with video': ['video'],
  locations: ['office-finder'],
};

/** The islands of the blocks that a kind of page is made of, and those it shows besides or lacks. */
export function findSurplus(name: string, html: string): string[] {
  const own = ofKind[name] ?? [];
  const shown = shownIslands(html);
  return [
    ...shown.filter((island) => !own.includes(island)).map((island) => `the island ${island}`),
    ...own.filter((island) => !shown.includes(island)).map((island) => `not the island ${island}`),
  ];
}
