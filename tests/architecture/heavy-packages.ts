import type { IModule } from 'dependency-cruiser';

/** Packages that cost more than most pages weigh; they are for islands, which load when they are needed. */
const heavy = /(^|\/)node_modules\/(framer-motion|motion|@headlessui\/react)\//;
const island = /\.island\.tsx$/;
const drawsPages = /^(app\/\(site\)\/|blocks\/(?!\.storybook)).*(?<!\.(test|stories))\.tsx?$/;

/** Every heavy package that a page or a view reaches without passing through an island, and by which file. */
export function findHeavyPackages(modules: readonly IModule[]): string[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const reachedByIsland = reach(
    modules.filter(({ source }) => island.test(source)),
    bySource,
  );
  const entries = modules.filter(
    ({ source }) => drawsPages.test(source) && !island.test(source) && !reachedByIsland.has(source),
  );
  const faults = [...reach(entries, bySource)].flatMap((source) =>
    (bySource.get(source)?.dependencies ?? [])
      .filter(({ resolved }) => heavy.test(resolved))
      .map(({ module }) => `heavy-packages-in-islands-only: ${source} → ${module}`),
  );
  return [...new Set(faults)];
}

/** The modules reached from some, themselves included, without entering an island from outside. */
function reach(from: readonly IModule[], bySource: ReadonlyMap<string, IModule>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...from];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (reached.has(module.source)) continue;
    reached.add(module.source);
    for (const { resolved } of module.dependencies) {
      const next = bySource.get(resolved);
      if (next && !island.test(resolved)) waiting.push(next);
    }
  }
  return reached;
}
