import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  allowedNames,
  findConstantsWithoutUnit,
  findDuplicateTypes,
  findRefusedNames,
  findRefusedPaths,
} from './naming-rules';
import { isTest, type ProjectFile, readSources } from './project-files';

/** All files, except this one with its planted names. */
const sources = readSources(path.resolve(import.meta.dirname, '../..')).filter(
  (file) => file.path !== 'tests/architecture/naming-rules.test.ts',
);
const productSources = sources.filter((file) => !isTest(file.path));
const planted = (text: string): ProjectFile => ({ path: 'lib/planted.ts', text });

describe('naming rules', () => {
  it('find no private word in identifiers, headers, routes, attributes and test titles', () => {
    expect(sources.flatMap((file) => findRefusedNames(file))).toEqual([]);
  });

  it('find no private word in file names', () => {
    expect(findRefusedPaths(sources.map((file) => file.path))).toEqual([]);
  });

  it('find no exported type name twice', () => {
    expect(findDuplicateTypes(sources)).toEqual([]);
  });

  it('find no numeric constant without a unit', () => {
    expect(productSources.flatMap(findConstantsWithoutUnit)).toEqual([]);
  });

  it.each(allowedNames)('allow $name only where it is declared: $reason', ({ name, files }) => {
    const allowedFiles = sources.filter((file) => files.test(file.path));
    const refused = allowedFiles.flatMap((file) => findRefusedNames(file, []));
    expect(refused.some((issue) => issue.endsWith(`: ${name}`))).toBe(true);
  });

  it.each([
    ['const askedPath = 1;', 'askedPath'],
    ['function tellServer() {}', 'tellServer'],
    ['const run = ({ path: told }) => told;', 'told'],
    ['type Kept = { a: string };', 'Kept'],
    ['type Page = { standing: string };', 'standing'],
    ['enum Page { Gone }', 'Gone'],
    ["import { page as pageBehind } from './page';", 'pageBehind'],
    ["const header = 'x-asked-by';", 'x-asked-by'],
    ["const route = '/api/told';", '/api/told'],
    ["const mark = 'data-kept-open';", 'data-kept-open'],
    ["it('is told of it', () => {});", 'is told of it'],
    [`test.each([1])(\`\${kind} is kept\`, () => {});`, `\${kind} is kept`],
  ])('refuse %s', (text, name) => {
    expect(findRefusedNames(planted(text))).toEqual([`lib/planted.ts:1: ${name}`]);
  });

  it('refuse an attribute in JSX', () => {
    const file = { path: 'lib/planted.tsx', text: 'const a = <p data-kept-open="" />;' };
    expect(findRefusedNames(file)).toEqual(['lib/planted.tsx:1: data-kept-open']);
  });

  it.each([
    'const keepAlive = 1, taskId = 2, essay = 3;',
    'page.asked = row.told;',
    "it('asks for confirmation behind a proxy', () => {});",
    "const text = 'Nobody was told.';",
  ])('accept %s', (text) => {
    expect(findRefusedNames(planted(text))).toEqual([]);
  });

  it('accept an allowed name in its files only', () => {
    const text = 'const props = { askText: 1 };';
    expect(findRefusedNames({ path: 'blocks/listing-detail/listing-detail.schema.ts', text })).toEqual([]);
    expect(findRefusedNames(planted(text))).toEqual(['lib/planted.ts:1: askText']);
  });

  it('refuse a file name', () => {
    const paths = ['lib/server/ask-behind.ts', 'lib/server/watchdog.ts', 'lib/customs/read.ts'];
    expect(findRefusedPaths(paths)).toEqual(['lib/server/ask-behind.ts', 'lib/customs/read.ts']);
  });

  it('refuse a second exported type of the same name', () => {
    const files = [
      { path: 'lib/a.ts', text: 'export type Row = 1;' },
      { path: 'lib/b.ts', text: '\nexport interface Row {}' },
      { path: 'lib/c.ts', text: 'type Row = 1;\nexport type Column = 1;' },
    ];
    expect(findDuplicateTypes(files)).toEqual(['lib/a.ts:1: Row', 'lib/b.ts:2: Row']);
  });

  it.each(['PATIENCE = 30_000', 'timeout = 5 * 60_000', 'MAX = 3', 'timeoutMs: number = 1'])(
    'refuse the constant %s',
    (text) => {
      const name = text.split(/\W/)[0];
      expect(findConstantsWithoutUnit(planted(`const ${text};`))).toEqual([`lib/planted.ts:1: ${name}`]);
    },
  );

  it.each(['RETRY_DELAY_MS = 30_000', 'MAX_ROWS = 5', 'WORDS_PER_MINUTE = 200', 'pages = [1]'])(
    'accept the constant %s',
    (text) => {
      expect(findConstantsWithoutUnit(planted(`const ${text};`))).toEqual([]);
    },
  );
});
