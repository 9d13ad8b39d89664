import { appendFileSync, globSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { PurgedTags } from './purged-tags';

const root = mkdtempSync(path.join(os.tmpdir(), 'purged-tags-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const createFolder = () => mkdtempSync(path.join(root, 'one-'));
const listFiles = (folder: string) =>
  globSync('purged-tags/*', { cwd: folder }).map((name) => path.join(folder, name));
const day = 24 * 60 * 60 * 1000;
const now = 100 * day;
const loadPurged = (folder: string) => new PurgedTags(folder).load(now).purged;
const loadKeys = (folder: string) =>
  loadPurged(folder)
    .map(({ key }) => key)
    .sort();

test('purged tags › are loaded after a restart, each with its latest time', () => {
  const folder = createFolder();
  const first = new PurgedTags(folder);
  expect(first.load(now)).toEqual({ purged: [], everythingBefore: 70 * day });
  first.save([
    { key: 'listings:1', at: now - 2 },
    { key: 'offices:3.*', at: now - 2.5 },
  ]);
  first.save([{ key: 'listings:1', at: now - 1 }]);
  expect(loadPurged(folder)).toEqual([
    { key: 'offices:3.*', at: now - 2.5 },
    { key: 'listings:1', at: now - 1 },
  ]);
});

test('purged tags › from two processes in one folder are all preserved', () => {
  const folder = createFolder();
  const [left, right] = [new PurgedTags(folder), new PurgedTags(folder)];
  left.load(now);
  left.save([{ key: 'listings:1', at: now }]);
  right.load(now);
  right.save([{ key: 'listings:2', at: now }]);
  left.save([{ key: 'listings:3', at: now }]);
  expect(loadKeys(folder)).toEqual(['listings:1', 'listings:2', 'listings:3']);
});

test('purged tags › older than the maximum page age are not loaded, and their files are deleted', () => {
  const folder = createFolder();
  const first = new PurgedTags(folder);
  first.save([
    { key: 'listings:1', at: now - 31 * day },
    { key: 'listings:2', at: now - day },
  ]);
  expect(loadKeys(folder)).toEqual(['listings:2']);
  const [file = ''] = listFiles(folder);
  utimesSync(file, (now - 29 * day) / 1000, (now - 29 * day) / 1000);
  new PurgedTags(folder).deleteOldFiles(now);
  expect(listFiles(folder)).toHaveLength(1);
  utimesSync(file, (now - 31 * day) / 1000, (now - 31 * day) / 1000);
  new PurgedTags(folder).deleteOldFiles(now);
  expect(listFiles(folder)).toEqual([]);
});

test('purged tags › are saved with the next call after the disk rejected a write', () => {
  const folder = createFolder();
  const first = new PurgedTags(folder);
  const purged = [{ key: 'listings:1', at: now }];
  const blockingFile = path.join(folder, 'purged-tags');
  writeFileSync(blockingFile, '');
  expect(() => first.save(purged)).toThrow();
  rmSync(blockingFile);
  first.save(purged);
  expect(loadPurged(folder)).toEqual(purged);
});

test('purged tags › on other lines survive a truncated line', () => {
  const folder = createFolder();
  const first = new PurgedTags(folder);
  first.save([{ key: 'listings:1', at: now }]);
  appendFileSync(listFiles(folder)[0] ?? '', `${now} list`);
  expect(loadKeys(folder)).toEqual(['listings:1']);
  first.save([{ key: 'listings:2', at: now }]);
  expect(loadKeys(folder)).toEqual(['listings:1', 'listings:2']);
});

test('purged tags › received again after a restart are not new, a later purge of the same tag is', () => {
  const folder = createFolder();
  const first = new PurgedTags(folder);
  const yesterday = now - day;
  expect(first.save([{ key: 'listings:1', at: yesterday }], yesterday)).toBe(true);
  const second = new PurgedTags(folder);
  second.load(now);
  // Received immediately, it counts from that time; received again after a restart, it counts from up to
  // five seconds after its commit.
  expect(second.save([{ key: 'listings:1', at: yesterday + 4_900 }], now)).toBe(false);
  expect(second.save([{ key: 'listings:1', at: now }], now)).toBe(true);
  expect(second.save([{ key: 'listings:1', at: now + 1_000 }], now + 1_000)).toBe(true);
  expect(second.save([{ key: 'listings:2', at: yesterday }], now)).toBe(true);
});
