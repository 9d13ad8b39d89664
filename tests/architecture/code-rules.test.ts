import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findLongFunctions, findTypeViolations } from './find-code-violations';
import { countLines, isTest, readFolders, readSources, topFolders } from './project-files';

const root = path.resolve(import.meta.dirname, '../..');
const sources = readSources(root);
const folders = readFolders(root);

/** Lists with an entry for each block type, binding or folder: as long as there are entries. */
const lists = [
  'blocks/definitions.ts',
  'adapters/bindings.ts',
  'schemas/bindings/catalogue.ts',
  'tests/architecture/allowed-imports.ts',
];
const MAX_FILE_LINES = 400;

/** The violations in these files, each as `file:line: violation`. */
const report = (find: (file: { path: string; text: string }) => string[], files = sources) =>
  files.flatMap((file) => find(file).map((violation) => `${file.path}:${violation}`));

describe('size', () => {
  test('files except lists have at most 400 lines', () => {
    expect(sources.length).toBeGreaterThan(200);
    const limited = sources.filter((file) => !lists.includes(file.path));
    expect(limited).toHaveLength(sources.length - lists.length);
    expect(
      report(
        ({ text }) => (countLines(text) > MAX_FILE_LINES ? [`1: ${countLines(text)} lines`] : []),
        limited,
      ),
    ).toEqual([]);
  });

  test('functions have less than 60 lines', () => {
    expect(
      report(
        findLongFunctions,
        sources.filter((file) => !isTest(file.path)),
      ),
    ).toEqual([]);
  });
});

describe('types', () => {
  test('the code has no cast, no suppressed type error and no any', () => {
    expect(report(findTypeViolations)).toEqual([]);
  });

  test.each([
    ['const a = b as string;', 'a cast, "as string"'],
    ['const a = <string>b;', 'a cast'],
    ['const a = b!;', 'a non-null "!"'],
    ['function f(a: any) {}', '"any"'],
    ['// @ts-ignore', 'a suppressed type error'],
    ['// @ts-expect-error', 'an expected type error'],
  ])('%s is found', (text, violation) => {
    expect(findTypeViolations({ path: 'lib/planted.ts', text })).toEqual([`1: ${violation}`]);
  });

  test('"as const", renamed imports and satisfies are accepted', () => {
    const text = "import { a as b } from 'c';\nconst d = [b] as const satisfies readonly string[];";
    expect(findTypeViolations({ path: 'lib/planted.ts', text })).toEqual([]);
  });

  test('a long function is found', () => {
    const text = `function f() {\n${'  f();\n'.repeat(60)}}`;
    expect(findLongFunctions({ path: 'lib/planted.ts', text })).toEqual(['1: a function of 62 lines']);
  });
});

describe('names', () => {
  const vague = new Set(['utils', 'util', 'helpers', 'helper', 'misc', 'common', 'types', 'shared', 'index']);
  /** A folder of tests for types. */
  const named = new Set(['tests/types']);
  const firstWord = (file: string) => path.basename(file).split('.')[0] ?? '';

  test('contain no vague word such as utils', () => {
    const all = [...sources.map((file) => file.path), ...folders.filter((folder) => !named.has(folder))];
    expect(all.filter((file) => vague.has(firstWord(file)))).toEqual([]);
  });

  test('are in kebab-case', () => {
    const plain = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
    const route = /^(\[\[?(\.\.\.)?[a-z]+\]\]?|\([a-z]+\))$/;
    const names = [...sources.map((file) => file.path), ...folders].map((file) => path.basename(file));
    expect(names.filter((name) => !plain.test(name) && !route.test(name))).toEqual([]);
  });

  test('block definitions have the name of their folder', () => {
    const definitions = sources.filter((file) => /^blocks\/.*\.block\.ts$/.test(file.path));
    expect(definitions.length).toBeGreaterThanOrEqual(18);
    expect(definitions.filter(({ path: file }) => !/^blocks\/([^/]+)\/\1\.block\.ts$/.test(file))).toEqual(
      [],
    );
  });
});

test('every top folder has a README', () => {
  const wanted = topFolders.filter((folder) => folder !== 'public');
  expect(wanted.filter((folder) => !existsSync(path.join(root, folder, 'README.md')))).toEqual([]);
});

test('islands do not use useId', () => {
  const users = sources.filter(({ path: file, text }) => !isTest(file) && /\buseId\b/.test(text));
  const instead =
    'useId differs between server and island: derive ids from the id of the block, as docs/blocks.md describes';
  expect(
    users.map(({ path: file }) => file).filter((file) => !/^lib\/(backend|composer)\//.test(file)),
    instead,
  ).toEqual([]);
});

test('the README lists every folder of lib', () => {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const libFolders = folders.filter((folder) => /^lib\/[^/]+$/.test(folder));
  expect(libFolders.length).toBeGreaterThan(10);
  expect(libFolders.filter((folder) => !readme.includes(`\`${folder}\``))).toEqual([]);
});

describe('safety', () => {
  const except = (pattern: RegExp, allowed: RegExp) =>
    sources
      .filter(({ path: file, text }) => !isTest(file) && !allowed.test(file) && pattern.test(text))
      .map((file) => file.path);

  test('dangerouslySetInnerHTML is used in at most one file', () => {
    expect(except(/dangerouslySetInnerHTML/, /^$/).length).toBeLessThanOrEqual(1);
  });

  test('public routes have no Server Actions', () => {
    expect(except(/^\s*['"]use server['"]/m, /^app\/\(cms\)\//)).toEqual([]);
  });

  test('no code is evaluated from strings', () => {
    expect(except(/\beval\(|new Function\(/, /^$/)).toEqual([]);
  });

  test('no absolute path of a machine is in the sources', () => {
    const machine = new RegExp(`['"\`](/${'home'}|/${'root'}|/${'work'}|/${'Users'})/`);
    expect(sources.filter(({ text }) => machine.test(text)).map((file) => file.path)).toEqual([]);
  });
});
