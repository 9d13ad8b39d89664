import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { findUnlistedComponents, withComponentPaths } from './component-paths';
import { cruiseOptions, resolveOptions } from './cruise-options';
import { findFolderCircles } from './folder-circles';
import { forbiddenArrows, lookers } from './forbidden-arrows';
import { forbiddenReaches } from './forbidden-reaches';
import { findHeavyPackages } from './heavy-packages';

export type Cruise = {
  sources: string[];
  /** Every import and component path between two files of the product. */
  imports: { from: string; to: string }[];
  violations: string[];
};

/** What of a house is looked at, where it exists. */
export const cruised = [
  'schemas',
  'lib',
  'blocks',
  'adapters',
  'app',
  'tests',
  'proxy.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'codegen.ts',
];

/** Follows every import of the house at `baseDir`, unless it is told not to; a violation reads `rule: from → to`, and why that must never be. */
export async function cruiseHouse(
  baseDir: string,
  entries: readonly string[],
  options: Pick<ICruiseOptions, 'doNotFollow'> = {},
): Promise<Cruise> {
  const tsConfig = `${baseDir}/tsconfig.json`;
  const { output } = await cruise(
    [...entries],
    {
      ...cruiseOptions,
      ...options,
      baseDir,
      ruleSet: { forbidden: [...forbiddenArrows, ...forbiddenReaches] },
      validate: true,
      tsConfig: { fileName: tsConfig },
    },
    resolveOptions,
    { tsConfig: extractTypeScriptConfig(tsConfig) },
  );
  if (typeof output === 'string') throw new Error(output);
  const modules = withComponentPaths(baseDir, output.modules);
  return {
    sources: ownSources(output),
    imports: ownImports(modules),
    violations: [
      ...output.summary.violations.map(formatViolation),
      ...findHeavyPackages(output.modules),
      ...findFolderCircles(modules, lookers),
      ...findUnlistedComponents(baseDir, output.modules, lookers),
    ],
  };
}

const ownSources = ({ modules }: ICruiseResult) =>
  modules.map(({ source }) => source).filter((source) => !source.includes('node_modules'));

const ownImports = (modules: ReturnType<typeof withComponentPaths>) =>
  modules
    .filter(({ source }) => !source.includes('node_modules'))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved, couldNotResolve }) => !couldNotResolve && !resolved.includes('node_modules'))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );

const reasons = new Map(
  [...forbiddenArrows, ...forbiddenReaches].map(({ name, comment }) => [name, comment]),
);

const formatViolation = ({ rule, from, to }: IViolation) =>
  [`${rule.name}: ${from} → ${to}`, reasons.get(rule.name)].filter(Boolean).join('. ');
