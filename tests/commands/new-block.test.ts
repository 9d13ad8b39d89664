import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyHouse } from '../support/copy-house';
import { isLongForm, thinOut } from '../support/long-form';
import { runIn } from './run-in';

const house = copyHouse();
afterAll(() => house.remove());
const newBlock = (name: string) => runIn(house.folder, 'lib/commands/new-block.ts', name);
const check = (name: string) => runIn(house.folder, 'lib/commands/check.ts', name);
const fixtures = () => runIn(house.folder, 'tests/fixtures/store-fixtures.ts');

describe('npm run new:block', () => {
  const refused: [string, string][] = [
    ['', 'small letters and digits with hyphens'],
    ['Price_Band', 'small letters and digits with hyphens'],
    ['../price', 'small letters and digits with hyphens'],
    ['hero', 'There is a block "hero" already, in blocks/hero.'],
    ['switch', '"switch" means something else in code.'],
    ['section', '"section" means something else in code.'],
  ];
  test.each(thinOut(refused, 1))('refuses "%s" with a sentence', async (name, told) => {
    const { code, output } = await newBlock(name);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(told)]);
    expect(code).toBe(1);
  });

  test('names a block of several words as its folder, its value and its view', {
    skip: !isLongForm,
  }, async () => {
    expect(await newBlock('price-band-in-brief')).toMatchObject({ code: 0 });
    const view = readFileSync(
      path.join(house.folder, 'blocks/price-band-in-brief/price-band-in-brief.tsx'),
      'utf8',
    );
    expect(view).toContain('export function PriceBandInBrief(');
  });
});

test('npm run check says how to make a block that is not there', async () => {
  const { code, output } = await check('price-bnd');
  expect(output.trim()).toBe('There is no block "price-bnd". To make it: npm run new:block price-bnd');
  expect(code).toBe(1);
});

test('npm run fixtures refuses to take an edited fixture for what was stored', {
  skip: !isLongForm,
}, async () => {
  house.change([
    { file: 'tests/fixtures/blocks/faq/1-example.json', from: '"version": 1', to: '"version":  1' },
  ]);
  const { code, output } = await fixtures();
  expect(output).toContain('What was stored once is never changed; put back faq/1-example.json');
  expect(code).toBe(1);
});
