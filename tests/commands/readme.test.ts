import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { copyProject } from '../support/copy-project';
import { createDatabase, type TestDatabase } from '../support/run/create-database';
import { isLongForm } from '../support/test-scope';
import { applyDiff, type ReadmeStep, readSteps } from './readme-steps';
import { runIn, runTool } from './run-in-copy';

const project = copyProject();
const inProject = (file: string) => path.join(project.folder, file);
let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase('seeded');
});
afterAll(async () => {
  project.remove();
  await database?.close();
});

const scriptsSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** Runs a command line `npm run NAME -- ARGUMENTS` in the copy. */
async function runLine(line: string): Promise<void> {
  const [, name = '', args = ''] = /^npm run ([\w:]+)(?: --)? ?(.*)$/.exec(line) ?? [];
  const { scripts } = scriptsSchema.parse(JSON.parse(readFileSync(inProject('package.json'), 'utf8')));
  const [, script] = /^node lib\/commands\/run\.mjs (\S+)$/.exec(scripts[name] ?? '') ?? [];
  const words = args.split(' ').filter(Boolean);
  const { code, output } = script
    ? await runIn(project.folder, script, ...words)
    : await runTool(project.folder, '@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts']);
  expect(code, `${line}\n${output}`).toBe(0);
}

const runTests = (file: string, env: Record<string, string>) =>
  runTool(
    project.folder,
    'vitest/vitest.mjs',
    ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', file],
    env,
  );

/** The command lines of a step. Only the long form runs `npm run check` in each step; the last test runs it with planted violations. */
const linesIn = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .filter((line) => isLongForm || !line.startsWith('npm run check'));

async function take({ language, file, text }: ReadmeStep): Promise<void> {
  if (language === 'sh') {
    for (const line of linesIn(text)) await runLine(line);
  } else if (file) {
    mkdirSync(path.dirname(inProject(file)), { recursive: true });
    writeFileSync(
      inProject(file),
      language === 'diff' ? applyDiff(readFileSync(inProject(file), 'utf8'), text) : text,
    );
  }
}

/** What a page would show of the stored block, on a page of an office: run in the copy, over the demonstration. */
const shown = (stored: string) => `import { expect, test } from 'vitest';
import { findBinding } from '@/adapters/bindings';
import { storedBlockSchema } from '@/schemas/stored-block';
import { renderStored } from '../support/render-blocks';

test('is drawn with the prices of the office', async () => {
  const stored = storedBlockSchema.parse(${stored});
  const context = { locale: 'en-GH' as const, subjects: { office: 'osu' }, names: {}, path: '/' };
  const pair = findBinding(stored.bind?.source ?? '', stored.type);
  const result = await pair?.supply(stored.bind?.query ?? {}, context);
  if (result?.status !== 'supplied') throw new Error(result?.status);
  const props = { ...stored.props, ...result.supply.props };
  const { html, issues } = await renderStored([{ ...stored, props }]);
  expect(issues).toEqual([]);
  expect(html.replaceAll('<!-- -->', '')).toMatch(/GH₵[\\d,]+ – GH₵[\\d,]+/);
});
`;

test('the tutorial adds a block with data', { skip: !isLongForm, timeout: 600_000 }, async () => {
  const steps = readSteps('Add a block');
  expect(steps.length).toBeGreaterThan(15);
  for (const step of steps) await take(step);

  const stored = steps.find(({ language }) => language === 'json')?.text ?? '';
  writeFileSync(inProject('tests/adapters/price-band.test.ts'), shown(stored));
  const env = {
    DATABASE_URL: database.url,
    PAYLOAD_SECRET: 'a secret of the tests, long enough to pass',
    LOG_LEVEL: 'error',
  };
  const { code, output } = await runTests('tests/adapters/price-band.test.ts', env);
  rmSync(inProject('tests/adapters/price-band.test.ts'));
  expect(code, output).toBe(0);
});

/** Tests of the whole project that a new block or source can fail, beside those of `npm run check`. */
const furtherTests = ['lib/demo/pages/pages.test.ts', 'lib/engine/source-label.test.ts'];

test.runIf(isLongForm).each(furtherTests)(
  '%s passes after the tutorial',
  { timeout: 300_000 },
  async (file) => {
    const { code, output } = await runTests(file, {});
    expect(code, output).toBe(0);
  },
);

// In the short form of contradictions that are planted: tests/blocks.
test.runIf(isLongForm)('its example may not contradict itself', { timeout: 300_000 }, async () => {
  const file = 'blocks/price-band/price-band.example.ts';
  const [low, tooHigh] = ['low: 24_000_000', 'low: 2_400_000_000'];
  project.change([{ file, from: low, to: tooHigh }]);
  const { output } = await runTests('tests/blocks/example.test', { BLOCK: 'price-band' });
  project.change([{ file, from: tooHigh, to: low }]);
  expect(output).toContain('The lowest price is above the highest');
});

test('the tutorial upgrades the stored block', { skip: !isLongForm, timeout: 600_000 }, async () => {
  for (const step of readSteps('Upgrade a stored block')) await take(step);
  const fixtures = 'tests/fixtures/blocks/price-band';
  expect(readFileSync(inProject(`${fixtures}/0-example.json`), 'utf8')).toContain('"heading"');
  expect(readFileSync(inProject(`${fixtures}/1-example.json`), 'utf8')).toContain('"title"');
  const { code, output } = await runTests('lib/demo/pages/pages.test.ts', {});
  expect(code, output).toBe(0);
});

/** Plants a violation of each kind that is reported without a build. */
function plantViolations(): void {
  const blockFile = (end: string) => `blocks/price-band/price-band.${end}`;
  project.change([
    {
      file: blockFile('tsx'),
      from: 'import { Section }',
      to: "import { queryContent } from '@/lib/graphql/query-content';\nimport { Section }",
    },
    {
      file: blockFile('tsx'),
      from: '{title}\n',
      to: '{title.length.nothing}{queryContent.name}<i style={{ color: "#fff" }}>Sold</i>\n',
    },
    { file: blockFile('tsx'), from: 'className="', to: 'className="text-red-500 ' },
    { file: blockFile('stories.tsx'), from: '{ title: veryLongWord }', to: '{ title: undefined }' },
    { file: 'blocks/definitions.ts', from: '  steps,\n', to: '' },
    { file: 'tests/fixtures/blocks/faq/1-example.json', from: '"version": 1', to: '"version":  1' },
  ]);
  writeFileSync(inProject('blocks/price-band/unformatted.ts'), 'export const  a = 1');
}

/** The test files that report the planted violations. */
const filesThatFail = [
  'tests/architecture/import-rules.test.ts',
  'tests/architecture/view-rules.test.ts',
  'tests/blocks/fixtures.test.ts',
  'tests/blocks/registration.test.ts',
  'tests/blocks/stories.test.tsx',
];

test('npm run check reports planted errors in types, lint, imports, stories, fixtures and definitions, with instructions', {
  skip: !isLongForm,
  timeout: 300_000,
}, async () => {
  plantViolations();
  const { code, output } = await runIn(project.folder, 'lib/commands/check.ts', 'price-band');
  for (const expectedText of [
    "Property 'nothing' does not exist",
    'unformatted.ts format',
    'No fetching, no routes, no backend: the same view serves site, composer, Storybook and tests.',
    'LongWords',
    'Add a line to blocks/definitions.ts for steps',
    'A fixture in the repository is never edited: `git restore` it',
    'Use a role of lib/ui/styles/theme.css',
    'an inline style: use classes',
    'add them to lib/i18n/messages/en and show them by page.t',
    'use a role or token of lib/ui/styles/theme.css, or a utility of Tailwind',
  ])
    expect(output).toContain(expectedText);
  const failed = [...output.matchAll(/^ FAIL {2}\|unit\| (\S+)/gm)].map(([, file]) => file);
  expect(new Set(failed)).toEqual(new Set(filesThatFail));
  expect(output).toMatch(/^price-band does not pass/m);
  expect(code).toBe(1);
});
