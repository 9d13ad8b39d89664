import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractTypeScriptConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { cruiseOptions, resolveOptions } from './cruise-options';
import { forbiddenArrows } from './forbidden-arrows';
import { findHeavyPackages } from './heavy-packages';

export type Cruise = { modules: number; violations: string[] };

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
  'codegen.ts',
];

/** Follows every import of the house at `baseDir`; a violation reads `rule: from → to`. */
export async function cruiseHouse(baseDir: string, entries: readonly string[]): Promise<Cruise> {
  const tsConfig = `${baseDir}/tsconfig.json`;
  const { output } = await cruise(
    [...entries],
    {
      ...cruiseOptions,
      baseDir,
      ruleSet: { forbidden: forbiddenArrows },
      validate: true,
      tsConfig: { fileName: tsConfig },
    },
    resolveOptions,
    { tsConfig: extractTypeScriptConfig(tsConfig) },
  );
  if (typeof output === 'string') throw new Error(output);
  return {
    modules: ownModules(output),
    violations: [...output.summary.violations.map(tell), ...findHeavyPackages(output.modules)],
  };
}

const ownModules = ({ modules }: ICruiseResult) =>
  modules.filter(({ source }) => !source.includes('node_modules')).length;

const tell = ({ rule, from, to }: IViolation) => `${rule.name}: ${from} → ${to}`;
