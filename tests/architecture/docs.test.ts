import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RestrictedField, restrictedFields } from '@/lib/backend/platform/access/restricted-fields';
import { allowedImports } from './allowed-imports';
import { topFolders } from './project-files';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => existsSync(path.join(root, file));
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Every document of the project. Posts of the demonstration are content. */
const documents = ['*.md', ...['docs', ...topFolders].map((folder) => `${folder}/**/*.md`)]
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !file.startsWith('lib/demo/data/'));

const MAX_WORDS = 16_000;
const MAX_FOLDER_README_WORDS = 60;
const MAX_README_LINES = 150;

describe('documents', () => {
  test('have at most 16,000 words', () => {
    expect(documents.length).toBeGreaterThan(60);
    const words = documents.reduce((sum, file) => sum + countWords(read(file)), 0);
    expect(words).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('are short in folders and at the root', () => {
    const folderFiles = documents.filter((file) => !file.startsWith('docs/') && file.includes('/'));
    const long = folderFiles.filter((file) => countWords(read(file)) > MAX_FOLDER_README_WORDS);
    expect(long).toEqual([]);
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(MAX_README_LINES);
  });

  test.each(documents)('%s names paths that exist', (file) => {
    expect(deadPathsIn(read(file))).toEqual([]);
  });

  test.each(documents)('%s links to files that exist', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
    const dead = links.filter(
      (target) => !/^https?:/.test(target) && !exists(path.join(path.dirname(file), target)),
    );
    expect(dead).toEqual([]);
  });

  test.each([
    ['`lib/nowhere.ts`', ['lib/nowhere.ts']],
    ['`tests/nowhere/`', ['tests/nowhere/']],
    ['`lib/environment.ts`, `*.source.ts`, `blocks/TYPE/`, `blocks/price-band/`', []],
  ])('of %s the dead paths are %j', (text, dead) => {
    expect(deadPathsIn(text)).toEqual(dead);
  });
});

/** Paths in backticks that do not exist, without placeholders and the block of the tutorial. */
function deadPathsIn(text: string): string[] {
  const pattern = new RegExp(`\`((?:docs|${topFolders.join('|')})/[\\w()[\\].\\-/]*)\``, 'g');
  return [...text.matchAll(pattern)]
    .map(([, name = '']) => name)
    .filter((name) => !/[A-Z]{2,}(?!ME\.md)|price-band/.test(name.replace('README', '')) && !exists(name));
}

describe('decisions', () => {
  const folder = 'docs/decisions';
  const files = readdirSync(path.join(root, folder)).filter((file) => file !== 'README.md');

  test('are numbered without gaps', () => {
    const numbers = files.map((file) => Number(file.slice(0, 4)));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
  });

  test('are listed once each in the index', () => {
    const listed = [...read(`${folder}/README.md`).matchAll(/\]\((\d{4}-[\w-]+\.md)\)/g)];
    expect(listed.map(([, file]) => file).toSorted()).toEqual(files.toSorted());
  });

  test.each(files)('%s has title, date, status, context, decision and consequence', (file) => {
    const text = read(`${folder}/${file}`);
    expect(text).toMatch(/^# \d+\. .+\n\nDate: \d{4}-\d\d-\d\d · Status: (accepted|superseded by \d{4})\n/);
    for (const part of ['Context', 'Decision', 'Consequence']) expect(text).toContain(`**${part}.** `);
  });
});

describe('environment variables', () => {
  const declared = [...read('lib/environment.ts').matchAll(/variable\(\s*'(\w+)'/g)].map(
    ([, name = '']) => name,
  );
  const example = read('.env.example');
  /** Set by tools, not by people. */
  const internal = ['CI', 'NODE_ENV', 'WORKER_SLOT', 'RENDER_PROGRAM', 'PAYLOAD_MIGRATING'];

  test('are all in .env.example', () => {
    const listed = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(declared.length).toBeGreaterThan(20);
    expect(listed.toSorted()).toEqual(declared.toSorted());
  });

  test('have a comment in .env.example', () => {
    const groups = example.trim().split('\n\n').slice(1);
    expect(groups.filter((group) => !/^# \S.{10,}/.test(group))).toEqual([]);
  });

  test('are described for operators', () => {
    const rows = [...read('docs/operations.md').matchAll(/^\| (`[A-Z][^|]*) \|/gm)].map(([, cell]) => cell);
    const described = rows.join(' ').match(/[A-Z][A-Z_]+/g) ?? [];
    expect(described.toSorted()).toEqual(declared.filter((name) => !internal.includes(name)).toSorted());
  });
});

describe('lib/backend', () => {
  const parent = 'lib/backend/';
  const dependencies = Object.entries(allowedImports)
    .filter(([folder]) => folder.startsWith(parent))
    .map(([folder, targets]) => [
      folder.slice(parent.length),
      targets.filter((name) => name.startsWith(parent)).map((name) => name.slice(parent.length)),
    ]);

  test('has its dependencies in the README', () => {
    const rows = [...read(`${parent}README.md`).matchAll(/^- `([\w-]+)`[^:]*: (.*)$/gm)];
    const listed = rows.map(([, folder, targets = '']) => [
      folder,
      [...targets.matchAll(/`([\w-]+)`/g)].map(([, target]) => target),
    ]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(dependencies));
  });
});

describe('restricted fields', () => {
  test('are documented as they are restricted', () => {
    const groups = Map.groupBy(restrictedFields, ({ collection, office, network, harmed }) =>
      JSON.stringify([collection, office, network, harmed]),
    );
    const rows = read('docs/restricted-fields.md').match(/^\| `[\w-]+` \|.*$/gm);
    expect(rows).toEqual([...groups.values()].map(tableRow));
  });
});

function tableRow(fields: RestrictedField[]): string {
  const [first] = fields;
  const names = fields.map(({ field }) => `\`${field}\``).join(', ');
  const office = Array.isArray(first?.office) ? `may choose ${first.office.join(' or ')}` : first?.office;
  return `| \`${first?.collection}\` | ${names} | ${office} | ${first?.network ?? 'everything'} | ${first?.harmed} |`;
}
