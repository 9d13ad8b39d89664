import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freeName } from './free-name';
import { goneName, isPictureName } from './picture-names';

const reads = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return {
    ...fs,
    readdir: () => {
      reads.count += 1;
      return fs.readdir(path.join(dataDir, 'media'));
    },
  };
});

let dataDir = '';
const keep = (name: string) => writeFileSync(path.join(dataDir, 'media', name), '');
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-names-'));
  process.env.DATA_DIR = dataDir;
  mkdirSync(path.join(dataDir, 'media'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a picture keeps its name where no other has it, with whatever extension', async () => {
  expect(await freeName('Shop.PNG')).toBe('shop.png');
  keep('shop.webp');
  expect(await freeName('Shop.PNG')).toMatch(/^shop-[0-9a-f]{8}\.png$/);
});

test('a picture does not take the name of one that was deleted', async () => {
  keep(goneName('stall.webp'));
  expect(await freeName('stall.png')).toMatch(/^stall-[0-9a-f]{8}\.png$/);
});

test('a name of any length is found, and may be served', async () => {
  const long = `${'a'.repeat(100)}.png`;
  keep(await freeName(long));
  const second = await freeName(long);
  expect(second).toMatch(/^a+-[0-9a-f]{8}\.png$/);
  expect(isPictureName(second)).toBe(true);
});

test('however many pictures there are, the folder is not read', () => {
  expect(reads.count).toBe(0);
});
