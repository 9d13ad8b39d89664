import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ version: z.string().optional(), hasInstallScript: z.boolean().optional() }),
    ),
  })
  .parse(read('package-lock.json'));

const versions = z.record(z.string(), z.string());
const own = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    optionalDependencies: versions,
    engines: z.object({ node: z.string().regex(/^\^\d+\.\d+\.\d+$/) }),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(read('package.json'));

const parts = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];

/** True when `version` is `floor` or newer; pre-release suffixes are ignored. */
function reaches(version: string, floor: string): boolean {
  const [have, want] = [parts(version), parts(floor)];
  const at = want.findIndex((part, index) => part !== have[index]);
  return at < 0 || (have[at] ?? 0) > (want[at] ?? 0);
}

/** The versions of all installed copies of a package, including nested ones. */
const installed = (name: string) =>
  Object.entries(lock.packages).flatMap(([where, { version }]) =>
    version && (where === `node_modules/${name}` || where.endsWith(`/node_modules/${name}`)) ? [version] : [],
  );

describe('versions', () => {
  const payloadPackages = Object.keys(own.dependencies).filter((name) =>
    /^(payload$|@payloadcms\/)/.test(name),
  );
  const floors: [string, string][] = [
    ['next', '16.4.6'],
    ['react', '19.3.1'],
    ['react-dom', '19.3.1'],
    ...payloadPackages.map((name): [string, string] => [name, '3.90.1']),
    ['graphql-yoga', '5.24.0'],
  ];
  test.each(floors)('all installed copies of %s are %s or newer', (name, floor) => {
    expect(installed(name)).not.toEqual([]);
    expect(installed(name).filter((version) => !reaches(version, floor))).toEqual([]);
  });

  test.each([
    ['typescript', 7],
    ['graphql', 17],
  ])('%s stays below %i', (name, ceiling) => {
    expect(installed(name).filter((version) => (parts(version)[0] ?? 0) >= ceiling)).toEqual([]);
  });

  test.each(['react', 'react-dom', 'next', 'graphql', 'zod', 'payload'])(
    'the top-level copy of %s has the version in package.json',
    (name) => {
      expect(lock.packages[`node_modules/${name}`]?.version).toBe({ ...own.dependencies }[name]);
    },
  );

  test('are pinned', () => {
    const wanted = { ...own.dependencies, ...own.devDependencies, ...own.optionalDependencies };
    expect(
      Object.entries(wanted).filter(
        ([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
      ),
    ).toEqual([]);
  });

  test('the Node packages and the running Node satisfy engines.node', () => {
    const [floor = ''] = own.engines.node.split('^').slice(1);
    const brought = Object.entries(own.optionalDependencies).filter(([name]) => name.startsWith('node-'));
    expect(brought.length).toBeGreaterThan(0);
    for (const version of [...brought.map(([, each]) => each), process.versions.node]) {
      expect(reaches(version, floor)).toBe(true);
      expect(parts(version)[0]).toBe(parts(floor)[0]);
    }
  });

  test.each([
    ['16.4.6', '16.4.6', true],
    ['16.4.10', '16.4.6', true],
    ['17.0.0', '16.4.6', true],
    ['16.4.5', '16.4.6', false],
    ['16.3.9', '16.4.6', false],
    ['3.90.1-canary.2', '3.90.1', true],
  ])('%s against %s: %s', (version, floor, expected) => {
    expect(reaches(version, floor)).toBe(expected);
  });
});

describe('install scripts', () => {
  const scripted = Object.entries(lock.packages)
    .filter(([where, entry]) => where !== '' && entry.hasInstallScript)
    .map(([where]) => where.split('node_modules/').at(-1) ?? where);

  test('are each allowed or denied by package name', () => {
    expect([...new Set(scripted)].filter((name) => !(name in own.allowScripts))).toEqual([]);
  });

  test('have no entry for a package that is not installed', () => {
    expect(Object.keys(own.allowScripts).filter((name) => installed(name).length === 0)).toEqual([]);
  });
});
