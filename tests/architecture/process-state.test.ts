import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findGlobalState } from './find-global-state';
import { isTest, readSources } from './project-files';

const root = path.resolve(import.meta.dirname, '../..');
const registry = 'lib/process-state.ts';

describe('state on the global object', () => {
  const sources = readSources(root).filter(({ path: file }) => !isTest(file));

  test('is declared in lib/process-state.ts only', () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((file) =>
      findGlobalState(file).map((violation) => `${file.path}:${violation}`),
    );
    expect(found.filter((violation) => !violation.startsWith(`${registry}:`))).toEqual([]);
    expect(found.length).toBeGreaterThan(1);
  });

  test.each([
    'globalThis.cache = new Map();',
    'globalThis.cache ??= new Map();',
    "globalThis['cache'] = new Map();",
    'global.cache ||= new Map();',
    'globalThis.cache.size = 3;',
    'delete globalThis.cache;',
    'Object.assign(globalThis, { cache });',
    "Reflect.set(globalThis, 'cache', cache);",
    'declare global { var cache: Map<string, string> | undefined; }',
  ])('%s is found', (text) => {
    expect(findGlobalState({ path: 'lib/planted.ts', text })).toEqual([
      '1: state on the global object: use lib/process-state.ts',
    ]);
  });

  test('reads, and types of the browser, are accepted', () => {
    const text =
      'declare global { interface Window { a: string } }\nconst has = globalThis.document === undefined;';
    expect(findGlobalState({ path: 'lib/planted.ts', text })).toEqual([]);
  });
});
