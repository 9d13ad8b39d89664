import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { isTest, type ProjectFile, readSources } from './project-files';

const adapter = 'lib/next-adapter/';
/** Contains planted uses in strings. */
const thisFile = 'tests/architecture/next-adapter.test.ts';
const sources = readSources(path.resolve(import.meta.dirname, '../..'));

/** Uses of Next's private modules and unstable names in a file, each as `line: use`. */
function findPrivateNextUses({ path: file, text }: ProjectFile): string[] {
  if (!/next\/dist|unstable_/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const uses: string[] = [];
  const visit = (node: ts.Node): void => {
    const isPrivateModule = ts.isStringLiteralLike(node) && /^next\/dist(?:\/|$)/.test(node.text);
    const isUnstableName = ts.isIdentifier(node) && node.text.startsWith('unstable_');
    if (isPrivateModule || isUnstableName)
      uses.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

describe("Next's private API", () => {
  const isInAdapter = ({ path: file }: ProjectFile) => file.startsWith(adapter);
  /** Tests may use Next's experimental test helpers, which have unstable names. */
  const isTestHelper = (file: ProjectFile, use: string) => isTest(file.path) && use.includes(': unstable_');
  const others = sources.filter((file) => !isInAdapter(file) && file.path !== thisFile);

  test('is used in lib/next-adapter only', () => {
    expect(others.length).toBeGreaterThan(500);
    const uses = others.flatMap((file) =>
      findPrivateNextUses(file)
        .filter((use) => !isTestHelper(file, use))
        .map((use) => `${file.path}:${use}`),
    );
    expect(uses).toEqual([]);
  });

  test('is found in lib/next-adapter', () => {
    const users = sources.filter((file) => isInAdapter(file) && findPrivateNextUses(file).length > 0);
    expect(users.map((file) => path.basename(file.path))).toEqual(
      expect.arrayContaining(['redirect-error.ts']),
    );
  });

  test.each([
    [
      "import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';",
      'next/dist/server/lib/node-fs-methods.js',
    ],
    ["import type Cache from 'next/dist/cache';", 'next/dist/cache'],
    ["export * from 'next/dist/cache';", 'next/dist/cache'],
    ["const cache = await import('next/dist/cache');", 'next/dist/cache'],
    ['const cache = require(`next/dist/cache`);', 'next/dist/cache'],
    ["type Cache = import('next/dist/cache').Cache;", 'next/dist/cache'],
    ["import { unstable_cache } from 'next/cache';", 'unstable_cache'],
    ['cache.unstable_noStore();', 'unstable_noStore'],
  ])('%s is found', (text, use) => {
    expect(findPrivateNextUses({ path: 'lib/planted.ts', text })).toEqual([`1: ${use}`]);
  });

  test.each([
    "import { cacheTag } from 'next/cache';",
    "const command = 'node_modules/next/dist/bin/next';",
    "// import 'next/dist/cache', unstable_cache",
  ])('%s is accepted', (text) => {
    expect(findPrivateNextUses({ path: 'lib/planted.ts', text })).toEqual([]);
  });
});

describe('regular expressions over HTML', () => {
  /** Modules between a render and its response. */
  const isServing = ({ path: file }: ProjectFile) =>
    /^(lib\/(page-cache|page-store|server)|site)\//.test(file) && !/\.test\.tsx?$/.test(file);

  /** Regular expressions that match a tag, each as `line: expression`. */
  function findTagExpressions({ path: file, text }: ProjectFile): string[] {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node) && /(?<!\(\?)<\\?\/?[a-z]/i.test(node.text))
        found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.text}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  }

  test('are in no module between a render and its response', () => {
    const serving = sources.filter(isServing);
    expect(serving.length).toBeGreaterThan(25);
    expect(
      serving.flatMap((file) => findTagExpressions(file).map((found) => `${file.path}:${found}`)),
    ).toEqual([]);
  });

  test.each(['/<script\\b[^>]*>/g', '/<\\/body>/', '/<meta http-equiv="refresh"/'])(
    '%s is found',
    (expression) => {
      const text = `html.replace(${expression}, '');`;
      expect(findTagExpressions({ path: 'lib/planted.ts', text })).toEqual([`1: ${expression}`]);
    },
  );

  test('groups and lookbehinds are accepted', () => {
    const text = 'const a = /(?<name>b)/; const c = /(?<!d)e/; const f = /(?<=g)h/;';
    expect(findTagExpressions({ path: 'lib/planted.ts', text })).toEqual([]);
  });
});
