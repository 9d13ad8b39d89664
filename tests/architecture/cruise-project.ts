import { cruise, type ICruiseOptions, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { findUnlistedComponents, withComponentPaths } from './component-paths';
import { cruiseOptions, resolveOptions } from './cruise-options';
import { findFolderCycles } from './folder-cycles';
import { forbiddenImports, nonProductFiles } from './forbidden-imports';
import { forbiddenReachability } from './forbidden-reachability';
import { findHeavyPackages } from './heavy-packages';

export type Cruise = {
  sources: string[];
  /** Every import and component path between two files of the product. */
  imports: { from: string; to: string }[];
  violations: string[];
};

/** The folders and files of a project that are checked, if they exist. */
export const checkedPaths = [
  'schemas',
  'lib',
  'blocks',
  'adapters',
  'app',
  'pages',
  'site',
  'tests',
  'proxy.ts',
  'instrumentation.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'codegen.ts',
];

/** Checks all imports of the project at `baseDir`. A violation has the form `rule: from → to` with the reason of the rule. */
export async function cruiseProject(
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
      ruleSet: { forbidden: [...forbiddenImports, ...forbiddenReachability] },
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
      ...findFolderCycles(modules, nonProductFiles),
      ...findUnlistedComponents(baseDir, output.modules, nonProductFiles),
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
  [...forbiddenImports, ...forbiddenReachability].map(({ name, comment }) => [name, comment]),
);

const formatViolation = ({ rule, from, to }: IViolation) =>
  [`${rule.name}: ${from} → ${to}`, reasons.get(rule.name)].filter(Boolean).join('. ');
