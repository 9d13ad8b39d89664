import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findFreeName } from './media-upload';
import { formatDeletedName, isPictureName } from './picture-names';

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
const createFile = (name: string) => writeFileSync(path.join(dataDir, 'media', name), '');
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-names-'));
  process.env.DATA_DIR = dataDir;
  mkdirSync(path.join(dataDir, 'media'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('findFreeName › returns the name, with a suffix when it is used with any extension', async () => {
  expect(await findFreeName('Shop.PNG')).toBe('shop.png');
  createFile('shop.webp');
  expect(await findFreeName('Shop.PNG')).toMatch(/^shop-[0-9a-f]{8}\.png$/);
});

test('findFreeName › does not reuse the name of a deleted picture', async () => {
  createFile(formatDeletedName('stall.webp'));
  expect(await findFreeName('stall.png')).toMatch(/^stall-[0-9a-f]{8}\.png$/);
});

test('findFreeName › returns a servable name for names of any length', async () => {
  const long = `${'a'.repeat(100)}.png`;
  createFile(await findFreeName(long));
  const second = await findFreeName(long);
  expect(second).toMatch(/^a+-[0-9a-f]{8}\.png$/);
  expect(isPictureName(second)).toBe(true);
});

test('findFreeName › does not list the folder', () => {
  expect(reads.count).toBe(0);
});
