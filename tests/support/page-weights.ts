import type { PageWeight } from './measure-page';
import { shownIslands } from './shown-islands';

export type PageWeights = {
  keep: (name: string, weight: PageWeight) => void;
  /** @throws when the page was not visited. */
  of: (name: string) => PageWeight;
  all: () => PageWeight[];
  /** The scripts that every page downloads. */
  shared: () => string[];
  /** The scripts that every page showing an island downloads. */
  ofIsland: (island: string) => string[];
};

/** What the pages weigh that were visited so far, and what that says of their scripts. */
export function gatherWeights(): PageWeights {
  const weights = new Map<string, PageWeight>();
  const all = () => [...weights.values()];
  return {
    keep: (name, weight) => weights.set(name, weight),
    of: (name) => {
      const weight = weights.get(name);
      if (!weight) throw new Error(`${name} was not visited`);
      return weight;
    },
    all,
    shared: () => commonScripts(all()),
    ofIsland: (island) => commonScripts(all().filter(({ html }) => shownIslands(html).includes(island))),
  };
}

function commonScripts([first, ...rest]: readonly PageWeight[]): string[] {
  return [...(first?.scripts.keys() ?? [])].filter((script) =>
    rest.every(({ scripts }) => scripts.has(script)),
  );
}
