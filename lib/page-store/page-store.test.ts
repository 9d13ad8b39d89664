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
import {
  compressBody,
  digestOf,
  type FinishedPage,
  type MadePage,
  weightOfBodies,
  weightOfRest,
} from './finished-page';
import { MemoryPages } from './memory-pages';
import { PageStore } from './page-store';

const root = mkdtempSync(path.join(os.tmpdir(), 'page-store-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(path.join(root, 'one-'));
const filesIn = (folder: string) =>
  globSync('**/*', { cwd: folder })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());

const made = (one: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  headers: { 'cache-control': 'public' },
  tags: ['pages:1'],
  made: 1,
  revalidate: false,
  ...one,
});
async function finished(html: string): Promise<FinishedPage> {
  const body = Buffer.from(html);
  return { ...made(), bodies: await compressBody(body), digest: digestOf(body) };
}
const written = (folder: string, count: number) =>
  expect.poll(() => filesIn(folder).filter((file) => !file.endsWith('.new'))).toHaveLength(count);

describe('a page that is kept', () => {
  test('is had again, by another process too, in every encoding and with all that belongs to it', async () => {
    const folder = newFolder();
    const html = `<p>${'Sell your business in Kumasi – ₵ '.repeat(50)}</p>`;
    await new PageStore(folder).keep('/en-GH/sell', html, made());
    await written(folder, 1);
    const found = await new PageStore(folder).find('/en-GH/sell');
    expect(found).toMatchObject({ ...made(), made: 1 - 1_000 });
    expect(found?.bodies.identity.toString()).toBe(html);
    expect(gunzipSync(found?.bodies.gzip ?? '').toString()).toBe(html);
    expect(brotliDecompressSync(found?.bodies.br ?? '').toString()).toBe(html);
    expect(await new PageStore(folder).find('/en-GH/buy')).toBe(undefined);
  });

  test('is replaced by what is made later, whatever its status', async () => {
    const folder = newFolder();
    const store = new PageStore(folder);
    for (const status of [200, 404, 200, 404])
      await store.keep('/en-GH/a', `<p>${status}</p>`, made({ status }));
    expect(store.peek('/en-GH/a')?.status).toBe(404);
    await written(folder, 1);
    await expect.poll(async () => (await new PageStore(folder).find('/en-GH/a'))?.status).toBe(404);
  });

  test('stays when an older one comes after it, here or from another process', async () => {
    const folder = newFolder();
    const [one, other] = [new PageStore(folder), new PageStore(folder)];
    await one.keep('/en-GH/a', '<p>newer</p>', made({ made: 20_000 }));
    await written(folder, 1);
    await other.keep('/en-GH/a', '<p>older</p>', made({ made: 10_000 }));
    await one.keep('/en-GH/a', '<p>older</p>', made({ made: 10_000 }));
    expect(one.peek('/en-GH/a')?.made).toBe(20_000);
    await expect.poll(() => filesIn(folder).filter((file) => file.endsWith('.new'))).toEqual([]);
    expect((await new PageStore(folder).find('/en-GH/a'))?.made).toBe(19_000);
    expect(other.peek('/en-GH/a')?.made).toBe(10_000);
    expect((await other.reread('/en-GH/a'))?.made).toBe(19_000);
  });

  test('stays the one it was when it is read once more', async () => {
    const folder = await newFolder();
    await new PageStore(folder).keep('/en-GH/a', '<p>kept</p>', made());
    const store = new PageStore(folder);
    await vi.waitFor(async () => expect(await store.find('/en-GH/a')).toBeDefined());
    const found = store.peek('/en-GH/a');
    expect(await store.reread('/en-GH/a')).toBe(found);
  });

  test('is none when it was made by a clock that was put back since', async () => {
    const folder = newFolder();
    await new PageStore(folder).keep(
      '/en-GH/a',
      '<p>of tomorrow</p>',
      made({ made: Date.now() + 86_400_000 }),
    );
    await written(folder, 1);
    const store = new PageStore(folder);
    expect(await store.find('/en-GH/a')).toBe(undefined);
    await store.keep('/en-GH/a', '<p>of now</p>', made({ made: Date.now() }));
    await expect
      .poll(async () => (await new PageStore(folder).find('/en-GH/a'))?.bodies.identity.toString())
      .toBe('<p>of now</p>');
  });

  test('is had from memory when the disk refuses, and that is said once', async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, 'pages'), 'where a folder should be');
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const store = new PageStore(folder);
    for (const name of ['a', 'b', 'c']) await store.keep(`/en-GH/${name}`, '<p>kept</p>', made());
    expect((await store.find('/en-GH/a'))?.bodies.identity.toString()).toBe('<p>kept</p>');
    await expect.poll(() => told.mock.calls.length).toBe(1);
    told.mockRestore();
  });
});

test('what cannot be written leaves no older page behind', async () => {
  const folder = newFolder();
  const disk = new DiskPages(folder, 1_000_000);
  await disk.write('/en-GH/a', await finished('<p>older</p>'));
  const [file = ''] = filesIn(folder);
  // Renaming a file over a folder that holds something is refused to everybody, root too.
  rmSync(file);
  mkdirSync(path.join(file, 'in-the-way'), { recursive: true });
  await expect(disk.write('/en-GH/a', await finished('<p>newer</p>'))).rejects.toThrow();
  expect(await disk.read('/en-GH/a')).toBe(undefined);
  expect(filesIn(folder)).toEqual([]);
});

describe('a file that is not as it was written', () => {
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
  ])('is no page when %s, and goes', async (_what, spoil) => {
    const folder = newFolder();
    await new PageStore(folder).keep('/en-GH/a', '<p>good</p>', made());
    await written(folder, 1);
    const [file = ''] = filesIn(folder);
    writeFileSync(file, spoil(readFileSync(file)));
    expect(await new PageStore(folder).find('/en-GH/a')).toBe(undefined);
    expect(existsSync(file)).toBe(false);
  });

  test('is no page when it is that of another address', async () => {
    const folder = newFolder();
    const store = new PageStore(folder);
    await store.keep('/en-GH/a', '<p>of a</p>', made());
    await written(folder, 1);
    const [ofA = ''] = filesIn(folder);
    await store.keep('/en-GH/b', '<p>of b</p>', made());
    await written(folder, 2);
    const ofB = filesIn(folder).find((file) => file !== ofA) ?? '';
    writeFileSync(ofB, readFileSync(ofA));
    expect(await new PageStore(folder).find('/en-GH/b')).toBe(undefined);
  });
});

describe('room', () => {
  test('in memory is made by letting go what was not asked for longest', async () => {
    const page = await finished('<p>one</p>');
    const weight = weightOfBodies(page) + weightOfRest(page);
    const pages = new MemoryPages(3 * weight);
    for (const key of ['a', 'b', 'c']) pages.set(key, { ...page, digest: key });
    pages.get('a');
    pages.set('d', { ...page, digest: 'd' });
    expect(['a', 'b', 'c', 'd'].filter((key) => pages.get(key))).toEqual(['a', 'c', 'd']);
  });

  test('in memory is taken once by the same body, as long as any page has it', async () => {
    const [page, copy] = [await finished('<p>one</p>'), await finished('<p>one</p>')];
    const pages = new MemoryPages(weightOfBodies(page) + 3 * weightOfRest(page));
    for (const key of ['a', 'b', 'c']) pages.set(key, key === 'a' ? page : copy);
    expect(pages.get('a')?.bodies).toBe(pages.get('c')?.bodies);
    pages.set('d', copy);
    expect(['a', 'b', 'c', 'd'].filter((key) => pages.get(key))).toEqual(['a', 'c', 'd']);
    for (const key of ['a', 'c', 'd']) pages.delete(key);
    expect(pages.bodiesOf(page.digest)).toBe(undefined);
    pages.set('e', page);
    expect(pages.get('e')).toBe(page);
  });

  test('on disk too, and what a crash left half written goes with it', async () => {
    const folder = newFolder();
    const page = await finished(`<p>${Array.from({ length: 400 }, Math.random).join()}</p>`);
    const disk = new DiskPages(folder, 256 * 20_000);
    const [oldest = '', ...others] = keysOfOneShard(50);
    await disk.write(oldest, page);
    const [file = ''] = filesIn(folder);
    const unfinished = `${file}.new`;
    writeFileSync(unfinished, '');
    utimesSync(unfinished, 1, 1);
    for (const key of others) await disk.write(key, page);
    const size = statSync(filesIn(folder)[0] ?? '').size;
    expect(filesIn(folder).length).toBeLessThanOrEqual(Math.ceil((20_000 * 9) / 8 / size));
    expect([existsSync(unfinished), await disk.read(oldest)]).toEqual([false, undefined]);
    expect(await disk.read(others.at(-1) ?? '')).toEqual({ ...page, made: 1 - 1_000 });
  });
});

describe('the build before', () => {
  test('has pages to show while there are none of this one, and tells what visitors ask for', async () => {
    const [folder, earlier] = [newFolder(), newFolder()];
    const before = new PageStore(earlier);
    for (const key of ['/en-GH/a', '/en-GH/b']) await before.keep(key, `<p>${key}</p>`, made());
    await written(earlier, 2);
    const store = new PageStore(folder, earlier);
    await store.keep('/en-GH/b', '<p>now</p>', made());
    await written(folder, 1);
    expect(await store.find('/en-GH/a')).toBe(undefined);
    expect((await store.findEarlier('/en-GH/a'))?.bodies.identity.toString()).toBe('<p>/en-GH/a</p>');
    expect((await store.keysByUse(10)).sort()).toEqual(['/en-GH/a', '/en-GH/b']);
    expect(await store.keysByUse(1)).toHaveLength(1);
    expect(await new PageStore(folder).findEarlier('/en-GH/a')).toBe(undefined);
  });
});

/** Keys whose files stand in one folder. */
function keysOfOneShard(count: number): string[] {
  const keys: string[] = [];
  for (let number = 0; keys.length < count; number += 1)
    if (createHash('sha256').update(`${number}`).digest('hex').startsWith('00')) keys.push(`${number}`);
  return keys;
}
