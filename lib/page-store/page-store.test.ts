import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { DiskPages } from './disk-pages';
import { MemoryPages } from './memory-pages';
import { PageStore } from './page-store';
import {
  bodiesSize,
  compressBody,
  digestOf,
  metadataSize,
  type RenderedPage,
  type StoredPage,
} from './stored-page';

const root = mkdtempSync(path.join(os.tmpdir(), 'page-store-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const createFolder = () => mkdtempSync(path.join(root, 'one-'));
const listFiles = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());

const rendered = (overrides: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: { 'cache-control': 'public' },
  tags: ['pages:1'],
  renderedAt: 1,
  revalidate: false,
  ...overrides,
});
async function storedPage(html: string): Promise<StoredPage> {
  const body = Buffer.from(html);
  return { ...rendered(), bodies: await compressBody(body), digest: digestOf(body) };
}
const expectFiles = (folder: string, count: number) =>
  expect.poll(() => listFiles(folder).filter((file) => !file.endsWith('.new'))).toHaveLength(count);

describe('page store › stored page', () => {
  test('is found again, also by another process, in every encoding and with its metadata', async () => {
    const folder = createFolder();
    const html = `<p>${'Sell your business in Kumasi – ₵ '.repeat(50)}</p>`;
    await new PageStore(folder).save('/en-GH/sell', html, rendered());
    await expectFiles(folder, 1);
    const page = await new PageStore(folder).find('/en-GH/sell');
    expect(page).toMatchObject({ ...rendered(), renderedAt: 1 - 1_000 });
    expect(page?.bodies.identity.toString()).toBe(html);
    expect(gunzipSync(page?.bodies.gzip ?? '').toString()).toBe(html);
    expect(brotliDecompressSync(page?.bodies.br ?? '').toString()).toBe(html);
    expect(await new PageStore(folder).find('/en-GH/buy')).toBe(undefined);
  });

  test('is replaced by a later page, whatever its status', async () => {
    const folder = createFolder();
    const store = new PageStore(folder);
    for (const status of [200, 404, 200, 404])
      await store.save('/en-GH/a', `<p>${status}</p>`, rendered({ status }));
    expect(store.peek('/en-GH/a')?.status).toBe(404);
    await expectFiles(folder, 1);
    await expect.poll(async () => (await new PageStore(folder).find('/en-GH/a'))?.status).toBe(404);
  });

  test('is not replaced by an older page of this or another process', async () => {
    const folder = createFolder();
    const [first, second] = [new PageStore(folder), new PageStore(folder)];
    await first.save('/en-GH/a', '<p>newer</p>', rendered({ renderedAt: 20_000 }));
    await expectFiles(folder, 1);
    await second.save('/en-GH/a', '<p>older</p>', rendered({ renderedAt: 10_000 }));
    await first.save('/en-GH/a', '<p>older</p>', rendered({ renderedAt: 10_000 }));
    expect(first.peek('/en-GH/a')?.renderedAt).toBe(20_000);
    await expect.poll(() => listFiles(folder).filter((file) => file.endsWith('.new'))).toEqual([]);
    expect((await new PageStore(folder).find('/en-GH/a'))?.renderedAt).toBe(19_000);
    expect(second.peek('/en-GH/a')?.renderedAt).toBe(10_000);
    expect((await second.reload('/en-GH/a'))?.renderedAt).toBe(19_000);
  });

  test('keeps its identity when it is read from disk again', async () => {
    const folder = await createFolder();
    await new PageStore(folder).save('/en-GH/a', '<p>kept</p>', rendered());
    const store = new PageStore(folder);
    await vi.waitFor(async () => expect(await store.find('/en-GH/a')).toBeDefined());
    const page = store.peek('/en-GH/a');
    expect(await store.reload('/en-GH/a')).toBe(page);
  });

  test('is ignored when its render time is in the future after the clock was set back', async () => {
    const folder = createFolder();
    await new PageStore(folder).save(
      '/en-GH/a',
      '<p>of tomorrow</p>',
      rendered({ renderedAt: Date.now() + 86_400_000 }),
    );
    await expectFiles(folder, 1);
    const store = new PageStore(folder);
    expect(await store.find('/en-GH/a')).toBe(undefined);
    await store.save('/en-GH/a', '<p>of now</p>', rendered({ renderedAt: Date.now() }));
    await expect
      .poll(async () => (await new PageStore(folder).find('/en-GH/a'))?.bodies.identity.toString())
      .toBe('<p>of now</p>');
  });

  test('is served from memory when the disk rejects writes, which is logged once', async () => {
    const folder = createFolder();
    writeFileSync(path.join(folder, 'pages'), 'where a folder should be');
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    const store = new PageStore(folder);
    for (const name of ['a', 'b', 'c']) await store.save(`/en-GH/${name}`, '<p>kept</p>', rendered());
    expect((await store.find('/en-GH/a'))?.bodies.identity.toString()).toBe('<p>kept</p>');
    await expect.poll(() => consoleError.mock.calls.length).toBe(1);
    consoleError.mockRestore();
  });
});

test('disk pages › a failed write removes the older page', async () => {
  const folder = createFolder();
  const disk = new DiskPages(folder, 1_000_000);
  await disk.write('/en-GH/a', await storedPage('<p>older</p>'));
  const [file = ''] = listFiles(folder);
  // Renaming a file over a non-empty folder fails for every user, including root.
  rmSync(file);
  mkdirSync(path.join(file, 'in-the-way'), { recursive: true });
  await expect(disk.write('/en-GH/a', await storedPage('<p>newer</p>'))).rejects.toThrow();
  expect(await disk.read('/en-GH/a')).toBe(undefined);
  expect(listFiles(folder)).toEqual([]);
});

describe('page store › damaged file', () => {
  test.each<[string, (file: Buffer) => Buffer]>([
    ['truncated', (file) => file.subarray(0, file.length - 1)],
    ['cut to its seal', (file) => file.subarray(0, 64)],
    ['emptied', () => Buffer.alloc(0)],
    ['noise', (file) => Buffer.alloc(file.length, 7)],
    ['longer', (file) => Buffer.concat([file, Buffer.from('x')])],
    [
      'with a foreign header',
      (file) => Buffer.from(file.toString('latin1').replace('public', 'secret'), 'latin1'),
    ],
  ])('is ignored and removed when it is %s', async (_label, damage) => {
    const folder = createFolder();
    await new PageStore(folder).save('/en-GH/a', '<p>good</p>', rendered());
    await expectFiles(folder, 1);
    const [file = ''] = listFiles(folder);
    writeFileSync(file, damage(readFileSync(file)));
    expect(await new PageStore(folder).find('/en-GH/a')).toBe(undefined);
    expect(existsSync(file)).toBe(false);
  });

  test('is ignored when it contains the page of another address', async () => {
    const folder = createFolder();
    const store = new PageStore(folder);
    await store.save('/en-GH/a', '<p>of a</p>', rendered());
    await expectFiles(folder, 1);
    const [fileOfA = ''] = listFiles(folder);
    await store.save('/en-GH/b', '<p>of b</p>', rendered());
    await expectFiles(folder, 2);
    const fileOfB = listFiles(folder).find((file) => file !== fileOfA) ?? '';
    writeFileSync(fileOfB, readFileSync(fileOfA));
    expect(await new PageStore(folder).find('/en-GH/b')).toBe(undefined);
  });
});

describe('page store › capacity', () => {
  test('in memory: evicts the least recently used page', async () => {
    const page = await storedPage('<p>one</p>');
    const size = bodiesSize(page) + metadataSize(page);
    const pages = new MemoryPages(3 * size);
    for (const key of ['a', 'b', 'c']) pages.set(key, { ...page, digest: key });
    pages.get('a');
    pages.set('d', { ...page, digest: 'd' });
    expect(['a', 'b', 'c', 'd'].filter((key) => pages.get(key))).toEqual(['a', 'c', 'd']);
  });

  test('in memory: counts a shared body once, as long as any page has it', async () => {
    const [page, copy] = [await storedPage('<p>one</p>'), await storedPage('<p>one</p>')];
    const pages = new MemoryPages(bodiesSize(page) + 3 * metadataSize(page));
    for (const key of ['a', 'b', 'c']) pages.set(key, key === 'a' ? page : copy);
    expect(pages.get('a')?.bodies).toBe(pages.get('c')?.bodies);
    pages.set('d', copy);
    expect(['a', 'b', 'c', 'd'].filter((key) => pages.get(key))).toEqual(['a', 'c', 'd']);
    for (const key of ['a', 'c', 'd']) pages.delete(key);
    expect(pages.bodiesOf(page.digest)).toBe(undefined);
    pages.set('e', page);
    expect(pages.get('e')).toBe(page);
  });

  test('on disk: evicts pages and removes unfinished files of a crash', async () => {
    const folder = createFolder();
    const page = await storedPage(`<p>${Array.from({ length: 400 }, Math.random).join()}</p>`);
    const disk = new DiskPages(folder, 256 * 20_000);
    const [oldest = '', ...remaining] = keysInOneShard(50);
    await disk.write(oldest, page);
    const [file = ''] = listFiles(folder);
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, '');
    utimesSync(unfinished, 1, 1);
    for (const key of remaining) await disk.write(key, page);
    const size = statSync(listFiles(folder)[0] ?? '').size;
    expect(listFiles(folder).length).toBeLessThanOrEqual(Math.ceil((20_000 * 9) / 8 / size));
    expect([existsSync(unfinished), await disk.read(oldest)]).toEqual([false, undefined]);
    expect(await disk.read(remaining.at(-1) ?? '')).toEqual({ ...page, renderedAt: 1 - 1_000 });
  });
});

describe('page store › previous build', () => {
  test('provides pages and recently used keys until the new build has its own', async () => {
    const [folder, earlier] = [createFolder(), createFolder()];
    const previousStore = new PageStore(earlier);
    for (const key of ['/en-GH/a', '/en-GH/b']) await previousStore.save(key, `<p>${key}</p>`, rendered());
    await expectFiles(earlier, 2);
    const store = new PageStore(folder, earlier);
    await store.save('/en-GH/b', '<p>now</p>', rendered());
    await expectFiles(folder, 1);
    expect(await store.find('/en-GH/a')).toBe(undefined);
    expect((await store.findEarlier('/en-GH/a'))?.bodies.identity.toString()).toBe('<p>/en-GH/a</p>');
    expect((await store.listRecentKeys(10)).sort()).toEqual(['/en-GH/a', '/en-GH/b']);
    expect(await store.listRecentKeys(1)).toHaveLength(1);
    expect(await new PageStore(folder).findEarlier('/en-GH/a')).toBe(undefined);
  });
});

/** Keys whose files are in the same shard. */
function keysInOneShard(count: number): string[] {
  const keys: string[] = [];
  for (let number = 0; keys.length < count; number += 1)
    if (createHash('sha256').update(`${number}`).digest('hex').startsWith('00')) keys.push(`${number}`);
  return keys;
}
