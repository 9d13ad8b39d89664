import { existsSync } from 'node:fs';
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { allowedImports } from './allowed-imports';
import { type Cruise, cruised, cruiseHouse } from './cruise-house';
import { expandPattern } from './expand-pattern';
import { forbiddenArrows, lookers } from './forbidden-arrows';
import { entryOf } from './import-rules';

const block = process.env.BLOCK;

/** With a block, what is written for one: the block with all that it reaches, the adapters with what they import themselves. */
const house = block
  ? cruiseAround(block)
  : cruiseHouse(
      process.cwd(),
      cruised.filter((entry) => existsSync(entry)),
    );

async function cruiseAround(name: string): Promise<Cruise> {
  const cruises = await Promise.all([
    cruiseHouse(process.cwd(), [`blocks/${name}`]),
    cruiseHouse(process.cwd(), ['adapters'], { doNotFollow: { path: '^(?!adapters/)' } }),
  ]);
  return {
    sources: cruises.flatMap(({ sources }) => sources),
    imports: cruises.flatMap(({ imports }) => imports),
    violations: cruises.flatMap(({ violations }) => violations),
  };
}

test('every import of the house goes where it may', async () => {
  const { sources, violations } = await house;
  expect(violations).toEqual([]);
  expect(sources.length).toBeGreaterThan(block ? 20 : 200);
});

const isProduct = (file: string) =>
  /^(schemas|lib|blocks|adapters|app)\/.*\.tsx?$/.test(file) && !lookers.test(file);

test.skipIf(block)('every folder has an entry in the table of allowed imports', async () => {
  const { sources } = await house;
  expect(sources.filter((file) => isProduct(file) && !entryOf(file))).toEqual([]);
});

test.skipIf(block)('every allowed import is used', async () => {
  const { imports } = await house;
  const used = new Set(
    imports.filter(({ from }) => isProduct(from)).map(({ from, to }) => `${entryOf(from)} → ${entryOf(to)}`),
  );
  const allowed = Object.entries(allowedImports).flatMap(([folder, targets]) =>
    targets.map((target) => `${folder} → ${target}`),
  );
  expect(allowed.filter((pair) => !used.has(pair))).toEqual([]);
});

/** What a rule says of the house's own paths, packages left aside. */
const patternsOf = ({ from, to }: IRegularForbiddenRuleType): string[] =>
  [from.path, from.pathNot, to.path, to.pathNot]
    .flat()
    .filter((pattern) => pattern !== undefined)
    .flatMap(expandPattern)
    .filter((pattern) => !/node_modules|\$1|^\^@/.test(pattern));

test.skipIf(block)('every word of a rule names something that exists', async () => {
  const { sources } = await house;
  const nothing = forbiddenArrows.flatMap((rule) =>
    patternsOf(rule)
      .filter((pattern) => !sources.some((source) => new RegExp(pattern).test(source)))
      .map((pattern) => `${rule.name}: ${pattern}`),
  );
  expect(nothing).toEqual([]);
});
