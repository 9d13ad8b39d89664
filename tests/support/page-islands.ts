import { budgets } from './budgets';
import { sumScripts } from './measure-page';
import type { PageWeights } from './page-weights';
import { shownIslands } from './shown-islands';

type Island = keyof typeof budgets.islands;

const ofKind: Readonly<Record<string, readonly Island[]>> = {
  about: ['GalleryIsland'],
  contact: ['OfficeFinderIsland'],
  'custom page with video': ['VideoIsland'],
  locations: ['OfficeFinderIsland'],
};

/** The islands of the blocks that a kind of page is made of. */
const islandsOf = (name: string): readonly Island[] => ofKind[name] ?? [];

/** What a page shows or downloads beyond what all pages share and its own islands need, and what of these it lacks. */
export function findSurplus(weights: PageWeights, name: string): string[] {
  const { html, scripts } = weights.of(name);
  const own = islandsOf(name);
  const shown = shownIslands(html);
  const shared = weights.shared();
  const further = new Map([...scripts].filter(([script]) => !shared.includes(script)));
  const needed = new Set(own.flatMap(weights.ofIsland));
  const room = own.reduce((sum, island) => sum + budgets.islands[island], 0);
  return [
    ...shown.filter((island) => !own.some((one) => one === island)).map((island) => `the island ${island}`),
    ...own.filter((island) => !shown.includes(island)).map((island) => `not the island ${island}`),
    ...[...further.keys()].filter((script) => !needed.has(script)).map((script) => `the script ${script}`),
    ...(sumScripts(further) > room
      ? [`${sumScripts(further)} bytes of scripts, where ${room} are enough`]
      : []),
  ];
}
