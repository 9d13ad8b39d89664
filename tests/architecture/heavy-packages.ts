import type { IModule } from 'dependency-cruiser';

/** Packages that are larger than most pages; only islands import them, because they are loaded on demand. */
const heavy = /(^|\/)node_modules\/(framer-motion|motion|@headlessui\/react)\//;
const island = /\.island\.tsx$/;
const rendersPages = /^(app\/\(site\)\/|blocks\/(?!\.storybook)).*(?<!\.(test|stories))\.tsx?$/;

/** Every heavy package that a page or view imports, directly or indirectly, other than through an island, with the importing file. */
export function findHeavyPackages(modules: readonly IModule[]): string[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const reachedByIsland = reach(
    modules.filter(({ source }) => island.test(source)),
    bySource,
  );
  const entries = modules.filter(
    ({ source }) => rendersPages.test(source) && !island.test(source) && !reachedByIsland.has(source),
  );
  const violations = [...reach(entries, bySource)].flatMap((source) =>
    (bySource.get(source)?.dependencies ?? [])
      .filter(({ resolved }) => heavy.test(resolved))
      .map(({ module }) => `heavy-packages-in-islands-only: ${source} → ${module}`),
  );
  return [...new Set(violations)];
}

/** The modules that these modules import directly or indirectly, including themselves, without importing an island. */
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
