import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNewestRenewals, readRenewalsSince } from '@/lib/backend/renewal/renewal-log';
import { type Shown, shown } from '@/schemas/dependency';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { type Variation, variationsOf } from './changed-fields';
import type { MadePage } from './made-page';
import { watchedPages } from './watched-pages';

const isLong = !!process.env.TEST_LONG;
/** In short: every third page, and one field of each collection. */
const pages = watchedPages.filter((_page, index) => isLong || index % 3 === 0);
const typical: Record<Shown, string> = {
  pages: 'title',
  'website-sections': 'contents',
  menus: 'items',
  offices: 'name',
  regions: 'name',
  people: 'first_name',
  listings: 'title',
  posts: 'title',
  reviews: 'quote',
  redirects: 'to',
  media: 'alt',
};

/** Which record of each collection is changed: one that several pages show. */
const records: Record<Shown, { [field: string]: string }> = {
  pages: { route: 'Home' },
  'website-sections': { name: 'header' },
  menus: { name: 'main' },
  offices: { slug: 'osu' },
  regions: { slug: 'greater-accra' },
  people: { slug: 'kojo-ebo-arthur' },
  listings: { slug: 'waakye-kitchen-that-sells-out-by-ten-adabraka-1054' },
  posts: { slug: 'how-to-read-a-listing' },
  reviews: {},
  redirects: {},
  media: {},
};

let backend: TestBackend;
let makePage: typeof import('./made-page')['makePage'];
let before: MadePage[];

beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
  ({ makePage } = await import('./made-page'));
  before = await makeAll();
}, 300_000);
afterAll(() => backend.stop());

/** A few at a time, as many as the backend has connections for. */
async function makeAll(): Promise<MadePage[]> {
  const made: MadePage[] = [];
  for (let start = 0; start < pages.length; start += 5) {
    const some = pages.slice(start, start + 5).map(([locale, path]) => makePage(locale, path));
    made.push(...(await Promise.all(some)));
  }
  return made;
}

async function findRecord(collection: Shown) {
  const where = Object.fromEntries(
    Object.entries(records[collection]).map(([field, value]) => [field, { equals: value }]),
  );
  const { docs } = await backend.payload.find({ collection, where, depth: 0, limit: 1, sort: 'id' });
  const [doc] = docs;
  if (!doc) throw new Error(`The demonstration has no such record of ${collection}`);
  return doc;
}

/** Changes a field to the first value that is accepted; null when none is. */
async function change(collection: Shown, id: number, field: string, values: readonly unknown[]) {
  for (const value of values) {
    const { position } = await readNewestRenewals(backend.payload);
    const data = { [field]: value, ...published(collection) };
    const changed = await backend.payload.update({ collection, id, data }).then(
      () => true,
      () => false,
    );
    if (changed) return new Set((await readRenewalsSince(backend.payload, position)).renewals);
  }
  return null;
}

const published = (collection: Shown) =>
  ['pages', 'website-sections', 'posts'].includes(collection) ? { _status: 'published' as const } : {};

type Tally = { field: string; needed: number; renewed: number };
const tallies = new Map<Shown, Tally[]>();
const refused: string[] = [];

async function tallyField(collection: Shown, doc: { id: number }, { field, values }: Variation) {
  const keys = await change(collection, doc.id, field, values);
  if (!keys) return void refused.push(`${collection}.${field}`);
  const after = await makeAll();
  const differing = before.filter((page, index) => page.shown !== after[index]?.shown);
  const renewed = before.filter((page) => [...page.dependencies].some((key) => keys.has(key)));
  const missed = differing.filter((page) => !renewed.includes(page)).map(({ address }) => address);
  expect.soft(missed, `pages that show ${collection}.${field} and were not renewed`).toEqual([]);
  tallies.set(collection, [
    ...(tallies.get(collection) ?? []),
    { field, needed: differing.length, renewed: renewed.length },
  ]);
  const original = Object.entries(doc).find(([name]) => name === field)?.[1] ?? null;
  expect(await change(collection, doc.id, field, [original]), `${field} put back`).not.toBeNull();
}

const collections = Object.keys(shown).filter((name): name is Shown => name in shown);

test.each(collections)(
  'no page that a change of %s alters is missed',
  async (collection) => {
    const doc = await findRecord(collection);
    const all = variationsOf(backend.payload, collection, { ...doc });
    for (const one of all.filter(({ field }) => isLong || field === typical[collection]))
      await tallyField(collection, doc, one);
  },
  1_800_000,
);

const sum = (rows: readonly Tally[], column: 'needed' | 'renewed') =>
  rows.reduce((total, row) => total + row[column], 0);

test('few pages are renewed that did not need it', () => {
  const rows = [...tallies].flatMap(([collection, fields]) => [
    ...fields.map((one) => ({ collection, ...one })),
    { collection, field: 'all of them', needed: sum(fields, 'needed'), renewed: sum(fields, 'renewed') },
  ]);
  const ratio = (needed: number, renewed: number) => (renewed === 0 ? 1 : needed / renewed);
  console.table(rows.map((row) => ({ ...row, ratio: ratio(row.needed, row.renewed).toFixed(2) })));
  console.log('Fields for which no other value was accepted:', refused.join(' ') || 'none');
  for (const collection of ['listings', 'people', 'offices', 'posts', 'media'] as const) {
    // What no page shows alters none, and says nothing of the pages that show other fields.
    const fields = (tallies.get(collection) ?? []).filter(({ needed }) => needed > 0);
    expect(fields, `fields of ${collection} that pages show`).not.toEqual([]);
    expect.soft(ratio(sum(fields, 'needed'), sum(fields, 'renewed')), collection).toBeGreaterThanOrEqual(0.5);
  }
});
