import { existsSync, globSync } from 'node:fs';
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { cruised, cruiseHouse } from './cruise-house';
import { expandPattern } from './expand-pattern';
import { forbiddenArrows } from './forbidden-arrows';
import { readReadmeRules } from './readme-arrows';

const block = process.env.BLOCK;

/** With a block, only what is written for one, and what that imports: a quarter of the house. */
const looked = block ? [`blocks/${block}`, 'blocks/definitions.ts', 'schemas', 'adapters'] : cruised;
const house = cruiseHouse(
  process.cwd(),
  looked.filter((entry) => existsSync(entry)),
);

test('every import of the house goes where it may', async () => {
  const { sources, violations } = await house;
  expect(violations).toEqual([]);
  expect(sources.length).toBeGreaterThan(200);
});

test('every room says in its README what it may import', () => {
  const said = readReadmeRules(process.cwd()).map(({ folder }) => folder);
  const rooms = ['schemas', 'blocks', 'adapters', ...globSync('lib/*/', { cwd: process.cwd() })];
  expect(rooms.filter((room) => !said.includes(room.replace(/\/$/, '')))).toEqual([]);
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
