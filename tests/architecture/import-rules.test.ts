import { existsSync } from 'node:fs';
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { allowedImports } from './allowed-imports';
import { type Cruise, checkedPaths, cruiseProject } from './cruise-project';
import { expandPattern } from './expand-pattern';
import { forbiddenImports, nonProductFiles } from './forbidden-imports';
import { entryOf } from './import-rules';

const block = process.env.BLOCK;

/** With `BLOCK`, the block with all its direct and indirect imports, and the adapters with their direct imports. */
const project = block
  ? cruiseAround(block)
  : cruiseProject(
      process.cwd(),
      checkedPaths.filter((entry) => existsSync(entry)),
    );

async function cruiseAround(name: string): Promise<Cruise> {
  const cruises = await Promise.all([
    cruiseProject(process.cwd(), [`blocks/${name}`]),
    cruiseProject(process.cwd(), ['adapters'], { doNotFollow: { path: '^(?!adapters/)' } }),
  ]);
  return {
    sources: cruises.flatMap(({ sources }) => sources),
    imports: cruises.flatMap(({ imports }) => imports),
    violations: cruises.flatMap(({ violations }) => violations),
  };
}

test('no import violates a rule', async () => {
  const { sources, violations } = await project;
  expect(violations).toEqual([]);
  expect(sources.length).toBeGreaterThan(block ? 20 : 200);
});

const isProduct = (file: string) =>
  /^(schemas|lib|blocks|adapters|app|pages|site)\/.*\.tsx?$/.test(file) && !nonProductFiles.test(file);

test.skipIf(block)('every folder has an entry in the table of allowed imports', async () => {
  const { sources } = await project;
  expect(sources.filter((file) => isProduct(file) && !entryOf(file))).toEqual([]);
});

test.skipIf(block)('every allowed import is used', async () => {
  const { imports } = await project;
  const used = new Set(
    imports.filter(({ from }) => isProduct(from)).map(({ from, to }) => `${entryOf(from)} → ${entryOf(to)}`),
  );
  const allowed = Object.entries(allowedImports).flatMap(([folder, targets]) =>
    targets.map((target) => `${folder} → ${target}`),
  );
  expect(allowed.filter((pair) => !used.has(pair))).toEqual([]);
});

/** The patterns of a rule for paths of the project, without packages. */
const patternsOf = ({ from, to }: IRegularForbiddenRuleType): string[] =>
  [from.path, from.pathNot, to.path, to.pathNot]
    .flat()
    .filter((pattern) => pattern !== undefined)
    .flatMap(expandPattern)
    .filter((pattern) => !/node_modules|\$1|^\^@/.test(pattern));

test.skipIf(block)('every pattern of a rule matches a file', async () => {
  const { sources } = await project;
  const nothing = forbiddenImports.flatMap((rule) =>
    patternsOf(rule)
      .filter((pattern) => !sources.some((source) => new RegExp(pattern).test(source)))
      .map((pattern) => `${rule.name}: ${pattern}`),
  );
  expect(nothing).toEqual([]);
});
