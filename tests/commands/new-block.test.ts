import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyHouse } from '../support/copy-house';
import { runIn } from './run-in';

const house = copyHouse();
afterAll(() => house.remove());
const newBlock = (name: string) => runIn(house.folder, 'lib/commands/new-block.ts', name);
const check = (name: string) => runIn(house.folder, 'lib/commands/check.ts', name);
const fixtures = () => runIn(house.folder, 'tests/fixtures/store-fixtures.ts');

describe('npm run new:block', () => {
  test.each([
    ['', 'small letters and digits with hyphens'],
    ['Price_Band', 'small letters and digits with hyphens'],
    ['../price', 'small letters and digits with hyphens'],
    ['hero', 'There is a block "hero" already, in blocks/hero.'],
    ['switch', '"switch" means something else in code.'],
    ['section', '"section" means something else in code.'],
  ])('refuses "%s" with a sentence', async (name, told) => {
    const { code, output } = await newBlock(name);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(told)]);
    expect(code).toBe(1);
  });

  test('names a block of several words as its folder, its value and its view', async () => {
    expect(await newBlock('price-band-in-brief')).toMatchObject({ code: 0 });
    const view = readFileSync(
      path.join(house.folder, 'blocks/price-band-in-brief/price-band-in-brief.tsx'),
      'utf8',
    );
    expect(view).toContain('export function PriceBandInBrief(');
  });
});

describe('npm run check', () => {
  test('says how to make a block that is not there', async () => {
    const { code, output } = await check('price-bnd');
    expect(output.trim()).toBe('There is no block "price-bnd". To make it: npm run new:block price-bnd');
    expect(code).toBe(1);
  });

  test('finds what is wrong in types, lint, arrows, stories, stored content and the list, and says what to do', {
    timeout: 300_000,
  }, async () => {
    const folder = path.join(house.folder, 'blocks/price-band-in-brief');
    const change = (file: string, from: string, to: string) =>
      house.change([{ file: `blocks/price-band-in-brief/price-band-in-brief${file}`, from, to }]);
    change(
      '.tsx',
      'import { Section }',
      "import { queryContent } from '@/lib/graphql/query-content';\nimport { Section }",
    );
    change(
      '.tsx',
      '{heading}\n',
      '{heading.length.nothing}{queryContent.name}<i style={{ color: "#fff" }}>Sold</i>\n',
    );
    change('.tsx', 'className="', 'className="text-red-500 ');
    change('.stories.tsx', '{ text: undefined }', '{ heading: undefined }');
    house.change([
      { file: 'blocks/definitions.ts', from: '  steps,\n', to: '' },
      { file: 'tests/fixtures/blocks/faq/1-example.json', from: '"version": 1', to: '"version":  1' },
    ]);
    writeFileSync(path.join(folder, 'unformatted.ts'), 'export const  a = 1');
    const { code, output } = await check('price-band-in-brief');
    for (const told of [
      "Property 'nothing' does not exist",
      'unformatted.ts format',
      'No fetching, no routes, no backend: the same view serves site, composer, Storybook and tests.',
      'OnlyAHeading',
      'Add a line to blocks/definitions.ts for steps',
      'A fixture in the repository is never edited: `git restore` it',
      'Use a role of lib/ui/styles/theme.css',
      'an inline style: use classes',
      'add them to lib/i18n/messages/en.ts and show them by page.t',
      'use a role or token of lib/ui/styles/theme.css, or a utility of Tailwind',
    ])
      expect(output).toContain(told);
    expect(output).toMatch(/^price-band-in-brief does not pass/m);
    expect(code).toBe(1);
  });
});

test('npm run fixtures refuses to take an edited fixture for what was stored', async () => {
  const { code, output } = await fixtures();
  expect(output).toContain('What was stored once is never changed; put back faq/1-example.json');
  expect(code).toBe(1);
});
