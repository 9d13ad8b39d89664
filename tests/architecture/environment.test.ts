import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findEnvironmentReads } from './find-environment-reads';
import { isTest, readSources } from './project-files';

const root = path.resolve(import.meta.dirname, '../..');

/** Files that may use `process.env`, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'lib/environment.ts': 'the module itself',
  'instrumentation.ts':
    'Next replaces NEXT_RUNTIME and NEXT_PHASE by their values when it compiles this file',
  'lib/server/serve-site.ts': 'sets variables that Node, Next and React read when they load',
  'lib/commands/run.mjs': 'passes all variables to a child process; runs before packages are installed',
  'lib/commands/run-node.ts': 'passes all of it to a child process',
  'lib/commands/serve-site.ts': 'passes all of it to a child process',
  'lib/local-database/database-user.ts': 'passes all of it to a child process',
};

describe('process.env', () => {
  const sources = readSources(root).filter(({ path: file }) => !isTest(file));

  test('is read in lib/environment.ts and the exceptions only', () => {
    expect(sources.length).toBeGreaterThan(500);
    const readers = sources.filter((file) => !(file.path in exceptions));
    expect(
      readers.flatMap((file) => findEnvironmentReads(file).map((violation) => `${file.path}:${violation}`)),
    ).toEqual([]);
  });

  test('is used by every exception', () => {
    const users = sources.filter((file) => findEnvironmentReads(file).length > 0).map((file) => file.path);
    expect(users.toSorted()).toEqual(Object.keys(exceptions).toSorted());
  });

  test.each([
    'const url = process.env.SITE_URL;',
    "const url = process.env['SITE_URL'];",
    "const url = process['env'].SITE_URL;",
    'const { env } = process;',
    'const { env: variables } = globalThis.process;',
    "import { env } from 'node:process';",
    'function read(source = process.env) {}',
    "process.env.SITE_URL = 'x';",
  ])('%s is found', (text) => {
    expect(findEnvironmentReads({ path: 'lib/planted.ts', text })).toEqual([
      '1: process.env: use lib/environment.ts',
    ]);
  });

  test('other properties of process, and its name in a string, are accepted', () => {
    const text = "const define = { 'process.env.NODE_ENV': 'x' }; process.exit(1); const { argv } = process;";
    expect(findEnvironmentReads({ path: 'lib/planted.ts', text })).toEqual([]);
  });
});
