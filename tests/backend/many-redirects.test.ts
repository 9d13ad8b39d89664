import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { questionsOf } from '../support/questions-of';
import { rowsLookedAt } from '../support/rows-looked-at';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
  await backend.payload.db.drizzle.execute(sql`
    insert into redirects ("from", mark, "to", permanent, scope)
    select path, path, '/blog/' || n, true, 'network'
    from (select n, '/locations/ashanti/office-' || n / 5 || '/old-' || n as path from generate_series(1, 6000) n) as old`);
  await backend.payload.db.drizzle.execute(sql`vacuum analyze redirects`);
});
afterAll(() => backend.stop());

/** Writes a redirect; how many records were read for that. */
async function write(from: string, to: string): Promise<number> {
  const { payload } = backend;
  const spy = vi.spyOn(payload, 'find');
  try {
    await payload.create({ collection: 'redirects', data: { from, to, ...ownedBy(null) } });
    const found = await Promise.all(spy.mock.results.map(({ value }) => value));
    return found.reduce((sum, { docs }) => sum + docs.length, 0);
  } finally {
    spy.mockRestore();
  }
}
const questions = (work: () => Promise<unknown>) =>
  questionsOf(backend.payload, /^select.* from "?redirects/is, work);
const refusal = (path: 'from' | 'to', message: string) => ({
  data: { errors: [{ path, message: expect.stringContaining(message) }] },
});

test('a redirect is held to the few it can meet, not to all', async () => {
  expect(await write('/new', '/locations/ashanti/office-1/old-5')).toBeLessThan(5);
  expect(await write('/shop/:item', '/blog/:item')).toBeLessThan(5);
  expect(await write('/in', '/new')).toBeLessThan(5);
});

test.each([
  ['without parameters', '/plain', '/locations/ashanti/office-9/old-45'],
  ['with one at its end', '/wares/:item', '/blog/:item'],
  ['with one in between', '/wares/:item/old', '/blog/:item'],
  ['that many lead near to', '/blog/:item/9', '/wares/:item'],
])('few of thousands are looked at for one %s', async (_what, from, to) => {
  const asked = await questions(() => write(from, to));
  expect(asked.length).toBeGreaterThan(1);
  for (const [text, values] of asked)
    expect(await rowsLookedAt(backend.payload, text, values), text).toBeLessThan(50);
});

test('among thousands a second one from the same address is refused', async () => {
  const taken = write('/locations/ashanti/OFFICE-1/old-5/', '/blog');
  await expect(taken).rejects.toMatchObject(refusal('from', 'is redirected already'));
});

test('among thousands circles are found, through the others and through what leads here', async () => {
  await expect(write('/blog/5', '/in')).rejects.toMatchObject(refusal('to', 'back to the old one'));
  await write('/a/b', '/c/b');
  await expect(write('/c/:x', '/a/:x')).rejects.toMatchObject(refusal('to', 'a circle'));
  await expect(write('/c/:x', '/d/:x')).resolves.toBeLessThan(5);
});

test.each([
  ['of the network alone', 'customPage'],
  ['for all offices that stays where it is', 'tribeCustomPage'],
] as const)('few of thousands are looked at to save a page %s', async (_what, route) => {
  const { payload } = backend;
  const data = { title: 'Page', route, slug: 'old-2', layout: 'default', ...ownedBy(null) } as const;
  const make = () => payload.create({ collection: 'pages', data: { ...data, _status: 'published' } });
  const save = (id: number) =>
    payload.update({ collection: 'pages', id, data: { title: 'Changed', _status: 'published' } });
  const made = route === 'tribeCustomPage' ? await make() : null;
  const asked = await questions(() => (made ? save(made.id) : make()));
  for (const [text, values] of asked)
    expect(await rowsLookedAt(payload, text, values), text).toBeLessThan(50);
});
