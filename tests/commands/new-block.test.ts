import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyProject } from '../support/copy-project';
import { isLongForm, sampleCases } from '../support/test-scope';
import { runIn } from './run-in-copy';

const projectCopy = copyProject();
afterAll(() => projectCopy.remove());
const newBlock = (name: string) => runIn(projectCopy.folder, 'lib/commands/new-block.ts', name);
const check = (name: string) => runIn(projectCopy.folder, 'lib/commands/check.ts', name);
const fixtures = () => runIn(projectCopy.folder, 'tests/fixtures/store-fixtures.ts');

describe('npm run new:block', () => {
  const refused: [string, string][] = [
    ['', 'lowercase letters and digits, with hyphens'],
    ['Price_Band', 'lowercase letters and digits, with hyphens'],
    ['../price', 'lowercase letters and digits, with hyphens'],
    ['hero', 'The block "hero" already exists in blocks/hero.'],
    ['switch', '"switch" is a reserved name.'],
    ['section', '"section" is a reserved name.'],
  ];
  test.each(sampleCases(refused, 1))('rejects "%s" with a message', async (name, message) => {
    const { code, output } = await newBlock(name);
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(message)]);
    expect(code).toBe(1);
  });

  test('names folder, variable and view of a block with several words', {
    skip: !isLongForm,
  }, async () => {
    expect(await newBlock('price-band-in-brief')).toMatchObject({ code: 0 });
    const view = readFileSync(
      path.join(projectCopy.folder, 'blocks/price-band-in-brief/price-band-in-brief.tsx'),
      'utf8',
    );
    expect(view).toContain('export function PriceBandInBrief(');
  });
});

test('npm run check › explains how to create a missing block', async () => {
  const { code, output } = await check('price-bnd');
  expect(output.trim()).toBe(
    'The block "price-bnd" does not exist. Create it with: npm run new:block price-bnd',
  );
  expect(code).toBe(1);
});

test('npm run fixtures › rejects an edited fixture', {
  skip: !isLongForm,
}, async () => {
  projectCopy.change([
    { file: 'tests/fixtures/blocks/faq/1-example.json', from: '"version": 1', to: '"version":  1' },
  ]);
  const { code, output } = await fixtures();
  expect(output).toContain('What was stored once is never changed; put back faq/1-example.json');
  expect(code).toBe(1);
});
