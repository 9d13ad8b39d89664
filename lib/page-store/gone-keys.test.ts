import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { GoneKeys } from './gone-keys.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'gone-keys-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(path.join(root, 'one-'));
const day = 24 * 60 * 60 * 1000;
const now = 100 * day;
const recall = (folder: string) => new GoneKeys(folder).recall(now).gone;

test('what is gone is known after a restart, once and by its newest time', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  expect(first.recall(now)).toEqual({ gone: [], everythingBefore: 70 * day });
  first.keep([
    { key: 'listings:1', at: now - 2 },
    { key: 'offices:3.*', at: now - 2.5 },
  ]);
  first.keep([{ key: 'listings:1', at: now - 1 }]);
  first.keep([{ key: 'listings:1', at: now - 1 }]);
  expect(readFileSync(path.join(folder, 'gone-keys'), 'utf8').trim().split('\n')).toHaveLength(3);
  expect(recall(folder)).toEqual([
    { key: 'listings:1', at: now - 1 },
    { key: 'offices:3.*', at: now - 2.5 },
  ]);
});

test('what is older than any page may be is dropped', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  first.recall(now);
  first.keep([
    { key: 'listings:1', at: now - 31 * day },
    { key: 'listings:2', at: now - day },
  ]);
  expect(recall(folder)).toEqual([{ key: 'listings:2', at: now - day }]);
  expect(readFileSync(path.join(folder, 'gone-keys'), 'utf8')).not.toContain('listings:1');
});

test('what a disk refused is kept with the next telling', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  first.recall(now);
  const told = [{ key: 'listings:1', at: now }];
  rmSync(folder, { recursive: true });
  expect(() => first.keep(told)).toThrow();
  mkdirSync(folder);
  first.keep(told);
  expect(recall(folder)).toEqual(told);
});

test('a line that a crash cut off takes no other with it', () => {
  const folder = newFolder();
  const first = new GoneKeys(folder);
  first.recall(now);
  first.keep([{ key: 'listings:1', at: now }]);
  appendFileSync(path.join(folder, 'gone-keys'), `${now} list`);
  const second = new GoneKeys(folder);
  expect(second.recall(now)).toMatchObject({ gone: [{ key: 'listings:1' }] });
  second.keep([{ key: 'listings:2', at: now }]);
  expect(recall(folder).map(({ key }) => key)).toEqual(['listings:1', 'listings:2']);
});
