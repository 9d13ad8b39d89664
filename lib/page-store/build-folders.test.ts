import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listBuilds, listEarlierBuilds, removeBuilds } from './build-folders';

const root = mkdtempSync(path.join(os.tmpdir(), 'build-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Creates a folder with these builds, the oldest first. */
function createBuilds(...builds: string[]): string {
  const folder = mkdtempSync(path.join(root, 'one-'));
  for (const [days, name] of builds.entries()) {
    const build = path.join(folder, name);
    mkdirSync(build);
    writeFileSync(path.join(build, 'page'), '');
    utimesSync(build, days, days);
  }
  return folder;
}
const namesOf = (builds: string[]) => builds.map((build) => path.basename(build));

test('build folders › lists builds with the newest first, and earlier builds without the given one', () => {
  const folder = createBuilds('a', 'b', 'c');
  expect(namesOf(listBuilds(folder))).toEqual(['c', 'b', 'a']);
  expect(namesOf(listEarlierBuilds(folder, 'c'))).toEqual(['b', 'a']);
  expect(listBuilds(path.join(folder, 'never-written'))).toEqual([]);
});

test('build folders › ignores files, dangling links and names that Next does not generate', () => {
  const folder = createBuilds('a', 'lost+found');
  writeFileSync(path.join(folder, 'NOTES'), '');
  symlinkSync('nowhere', path.join(folder, 'dangling'));
  expect(namesOf(listBuilds(folder))).toEqual(['a']);
  expect(listBuilds(path.join(folder, 'NOTES'))).toEqual([]);
});

test('build folders › ignores folders under deletion and finishes the deletion of a killed process', () => {
  const folder = createBuilds('a', '.going-by-one-that-was-killed', 'b');
  expect(namesOf(listBuilds(folder))).toEqual(['b', 'a']);
  const [, oldest = ''] = listBuilds(folder);
  removeBuilds(folder, [oldest, path.join(folder, 'removed-by-another')]);
  expect(readdirSync(folder)).toEqual(['b']);
});
