import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { recordStatements } from '../support/record-statements';
import { rowsScanned } from '../support/rows-scanned';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
  await backend.payload.db.drizzle.execute(sql`
    insert into redirects ("from", lookup_key, "to", permanent, scope)
    select path, path, '/blog/' || n, true, 'network'
    from (select n, '/locations/ashanti/office-' || n / 5 || '/old-' || n as path from generate_series(1, 6000) n) as old`);
  await backend.payload.db.drizzle.execute(sql`vacuum analyze redirects`);
});
afterAll(() => backend.stop());

/** Writes a redirect. @returns the number of records read. */
async function write(from: string, to: string): Promise<number> {
  const { payload } = backend;
  const spy = vi.spyOn(payload, 'find');
  try {
    await payload.create({ collection: 'redirects', data: { from, to, ...toOwnerFields(null) } });
    const found = await Promise.all(spy.mock.results.map(({ value }) => value));
    return found.reduce((sum, { docs }) => sum + docs.length, 0);
  } finally {
    spy.mockRestore();
  }
}
const questions = (work: () => Promise<unknown>) =>
  recordStatements(backend.payload, /^select.* from "?redirects/is, work);
const refusal = (path: 'from' | 'to', message: string) => ({
  data: { errors: [{ path, message: expect.stringContaining(message) }] },
});

test('redirect validation at scale › a redirect is compared only with the redirects it can conflict with', async () => {
  expect(await write('/new', '/locations/ashanti/office-1/old-5')).toBeLessThan(5);
  expect(await write('/shop/:item', '/blog/:item')).toBeLessThan(5);
  expect(await write('/in', '/new')).toBeLessThan(5);
});

test.each([
  ['without parameters', '/plain', '/locations/ashanti/office-9/old-45'],
  ['with one at its end', '/wares/:item', '/blog/:item'],
  ['with one in between', '/wares/:item/old', '/blog/:item'],
  ['that many lead near to', '/blog/:item/9', '/wares/:item'],
])(
  'redirect validation at scale › few of thousands of redirects are read for one %s',
  async (_case, from, to) => {
    const count = await questions(() => write(from, to));
    expect(count.length).toBeGreaterThan(1);
    for (const [text, values] of count)
      expect(await rowsScanned(backend.payload, text, values), text).toBeLessThan(50);
  },
);

test('redirect validation at scale › a duplicate source address is refused among thousands', async () => {
  const duplicate = write('/locations/ashanti/OFFICE-1/old-5/', '/blog');
  await expect(duplicate).rejects.toMatchObject(refusal('from', 'is redirected already'));
});

test('redirect validation at scale › cycles are found among thousands, through the other redirects and through those that lead to the source', async () => {
  await expect(write('/blog/5', '/in')).rejects.toMatchObject(refusal('to', 'back to the old one'));
  await write('/a/b', '/c/b');
  await expect(write('/c/:x', '/a/:x')).rejects.toMatchObject(refusal('to', 'redirect loop'));
  await expect(write('/c/:x', '/d/:x')).resolves.toBeLessThan(5);
});

test.each([
  ['of the network alone', 'customPage'],
  ['for all offices that stays where it is', 'tribeCustomPage'],
] as const)(
  'redirect validation at scale › few of thousands of redirects are read to save a page %s',
  async (_case, route) => {
    const { payload } = backend;
    const data = { title: 'Page', route, slug: 'old-2', layout: 'default', ...toOwnerFields(null) } as const;
    const create = () => payload.create({ collection: 'pages', data: { ...data, _status: 'published' } });
    const save = (id: number) =>
      payload.update({ collection: 'pages', id, data: { title: 'Changed', _status: 'published' } });
    const created = route === 'tribeCustomPage' ? await create() : null;
    const count = await questions(() => (created ? save(created.id) : create()));
    for (const [text, values] of count)
      expect(await rowsScanned(payload, text, values), text).toBeLessThan(50);
  },
);
