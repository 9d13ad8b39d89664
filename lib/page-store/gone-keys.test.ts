import { appendFileSync, globSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GoneKeys } from './gone-keys';

const root = mkdtempSync(path.join(os.tmpdir(), 'gone-keys-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(path.join(root, 'one-'));
const filesIn = (folder: string) =>
  globSync('gone-keys/*', { cwd: folder }).map((name) => path.join(folder, name));
const day = 24 * 60 * 60 * 1000;
const now = 100 * day;
const recall = (folder: string) => new GoneKeys(folder).recall(now).gone;
const keysOf = (folder: string) =>
  recall(folder)
    .map(({ key }) => key)
    .sort();

test('what is gone is known after a restart, once and by its newest time', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  expect(first.recall(now)).toEqual({ gone: [], everythingBefore: 70 * day });
  first.keep([
    { key: 'listings:1', at: now - 2 },
    { key: 'offices:3.*', at: now - 2.5 },
  ]);
  first.keep([{ key: 'listings:1', at: now - 1 }]);
  expect(recall(folder)).toEqual([
    { key: 'offices:3.*', at: now - 2.5 },
    { key: 'listings:1', at: now - 1 },
  ]);
});

test('two processes of one folder undo nothing of each other, whenever they begin', () => {
  const folder = newFolder();
  const [one, other] = [new GoneKeys(folder), new GoneKeys(folder)];
  one.recall(now);
  one.keep([{ key: 'listings:1', at: now }]);
  other.recall(now);
  other.keep([{ key: 'listings:2', at: now }]);
  one.keep([{ key: 'listings:3', at: now }]);
  expect(keysOf(folder)).toEqual(['listings:1', 'listings:2', 'listings:3']);
});

test('what is older than any page may be is not recalled, and goes', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  first.keep([
    { key: 'listings:1', at: now - 31 * day },
    { key: 'listings:2', at: now - day },
  ]);
  expect(keysOf(folder)).toEqual(['listings:2']);
  const [file = ''] = filesIn(folder);
  utimesSync(file, (now - 29 * day) / 1000, (now - 29 * day) / 1000);
  new GoneKeys(folder).forget(now);
  expect(filesIn(folder)).toHaveLength(1);
  utimesSync(file, (now - 31 * day) / 1000, (now - 31 * day) / 1000);
  new GoneKeys(folder).forget(now);
  expect(filesIn(folder)).toEqual([]);
});

test('what a disk refused is kept with the next telling', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  const told = [{ key: 'listings:1', at: now }];
  const inTheWay = path.join(folder, 'gone-keys');
  writeFileSync(inTheWay, '');
  expect(() => first.keep(told)).toThrow();
  rmSync(inTheWay);
  first.keep(told);
  expect(recall(folder)).toEqual(told);
});

test('a line that was cut off takes no other with it', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  first.keep([{ key: 'listings:1', at: now }]);
  appendFileSync(filesIn(folder)[0] ?? '', `${now} list`);
  expect(keysOf(folder)).toEqual(['listings:1']);
  first.keep([{ key: 'listings:2', at: now }]);
  expect(keysOf(folder)).toEqual(['listings:1', 'listings:2']);
});

test('what is told again after a restart is no news, what goes once more is', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  const ago = now - day;
  expect(first.keep([{ key: 'listings:1', at: ago }], ago)).toBe(true);
  const second = new GoneKeys(folder);
  second.recall(now);
  // Heard at once it counted from then; told again, from five seconds after it was committed.
  expect(second.keep([{ key: 'listings:1', at: ago + 4_900 }], now)).toBe(false);
  expect(second.keep([{ key: 'listings:1', at: now }], now)).toBe(true);
  expect(second.keep([{ key: 'listings:1', at: now + 1_000 }], now + 1_000)).toBe(true);
  expect(second.keep([{ key: 'listings:2', at: ago }], now)).toBe(true);
});
