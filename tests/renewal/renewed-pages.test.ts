import { isDeepStrictEqual } from 'node:util';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNewestRenewals, readRenewalsSince } from '@/lib/backend/renewal/renewal-log';
import { type Shown, shown } from '@/schemas/dependency';
import { isLongForm, thinOut } from '@/tests/support/long-form';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { type Changed, findChanged, findRelated, findStaff, makeOfficesOwn } from './changed-records';
import { backOf, changesOf, type FieldChange, type Related } from './field-changes';
import { findFurtherChanges } from './further-changes';
import type { MadePage } from './made-page';
import { asDocument, type Document } from './other-values';
import { renewedInVain } from './renewed-in-vain';
import { ratioOf, type Tally, tellTallies } from './tallies';
import { unvaried } from './unvaried-fields';
import { fewPages, watchedPages } from './watched-pages';

const pages = isLongForm ? watchedPages : fewPages;
/** In short, one field of each collection. */
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
  'sale-stories': 'weeks',
  redirects: 'to',
  templates: 'name',
  'valuation-multiples': 'years',
  media: 'alt',
};

let backend: TestBackend;
let makePage: typeof import('./made-page')['makePage'];
let staff: TypedUser;
let related: Related;
let before: MadePage[];

beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
  ({ makePage } = await import('./made-page'));
  [staff, related] = await Promise.all([findStaff(backend.payload), findRelated(backend.payload)]);
  await makeOfficesOwn(backend.payload);
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

/** Saves as staff do; the keys that are renewed. @throws when it is refused, and when the field stays as it was. */
async function save(collection: Shown, id: number, field: string, patch: Document): Promise<Set<string>> {
  const { payload } = backend;
  const { position } = await readNewestRenewals(payload);
  const stored = await payload.findByID({ collection, id, depth: 0 });
  const data = { ...published(collection), ...patch, revision: stored.revision };
  await payload.update({ collection, id, data, user: staff, overrideAccess: false });
  const changed = await payload.findByID({ collection, id, depth: 0 });
  if (isDeepStrictEqual(asDocument(changed)[field], asDocument(stored)[field]))
    throw new Error('It stays as it was');
  return new Set((await readRenewalsSince(payload, position)).renewals);
}

const published = (collection: Shown) =>
  ['pages', 'website-sections', 'posts'].includes(collection) ? { _status: 'published' as const } : {};

/** Changes a field in the first way that is accepted. */
async function change(collection: Shown, id: number, { field, patches }: FieldChange) {
  let refusal = 'No other value is known';
  for (const patch of patches) {
    try {
      return { patch, keys: await save(collection, id, field, patch) };
    } catch (error) {
      refusal = error instanceof Error ? error.message : String(error);
    }
  }
  return { refusal };
}

const tallies = new Map<Shown, Tally[]>();
const refused = new Map<string, string>();

async function tallyChange(collection: Shown, doc: Changed, wanted: FieldChange, what = wanted.field) {
  const { field } = wanted;
  const { keys, patch, refusal } = await change(collection, doc.id, wanted);
  if (!keys) return void refused.set(`${collection}.${what}`, refusal);
  const after = await makeAll();
  const differing = before.filter((page, index) => page.shown !== after[index]?.shown);
  const renewed = before.filter((page) => [...page.dependencies].some((key) => keys.has(key)));
  const missed = differing.filter((page) => !renewed.includes(page)).map(({ address }) => address);
  expect.soft(missed, `pages that show ${collection}.${what} and were not renewed`).toEqual([]);
  const tally = { field: what, needed: differing.length, renewed: renewed.length };
  tallies.set(collection, [...(tallies.get(collection) ?? []), tally]);
  await save(collection, doc.id, field, backOf(patch, doc));
}

/** Those that change most, in the form that everybody waits for. */
const often = thinOut(['listings', 'people', 'offices', 'posts', 'media'] as const, 2);
const collections = isLongForm ? Object.keys(shown).filter((name): name is Shown => name in shown) : often;

test.each(collections)(
  'no page that a change of %s alters is missed',
  async (collection) => {
    const { payload } = backend;
    const fields = changesOf(payload, collection, {}, related).map(({ field }) => field);
    for (const field of fields.filter((one) => isLongForm || one === typical[collection])) {
      const doc = await findChanged(payload, collection, field);
      const wanted = changesOf(payload, collection, doc, related).find((one) => one.field === field);
      if (wanted) await tallyChange(collection, doc, wanted);
    }
    const shownOnes = (tallies.get(collection) ?? []).filter(({ needed, renewed }) => needed + renewed > 0);
    tellTallies(`fields of ${collection} that pages ask for`, shownOnes);
  },
  1_800_000,
);

test('nor one that staff alter by what they do every day', async () => {
  const further = thinOut(await findFurtherChanges(backend.payload), 1);
  for (const { what, collection, doc, change: wanted } of further)
    await tallyChange(collection, doc, wanted, what);
  const counted = further.flatMap(
    ({ what, collection }) => tallies.get(collection)?.filter(({ field }) => field === what) ?? [],
  );
  expect(counted).toHaveLength(further.length);
  tellTallies('changes of every day', counted);
}, 600_000);

test('all is as it was in the end', async () => {
  const after = await makeAll();
  expect(after.map(({ shown }) => shown)).toEqual(before.map(({ shown }) => shown));
}, 300_000);

test.runIf(isLongForm)('every field was changed but those that nobody can change', () => {
  const known = Object.keys(unvaried);
  expect([...refused].filter(([field]) => !known.includes(field))).toEqual([]);
  expect([...refused.keys()].toSorted()).toEqual(known.toSorted());
});

test.each(often)('of the pages that a change of %s renews, half at least needed it', (collection) => {
  const counted = tallies.get(collection) ?? [];
  expect(counted.filter(({ needed }) => needed > 0)).not.toEqual([]);
  expect(ratioOf(counted)).toBeGreaterThanOrEqual(0.5);
});

test('of the pages that one change renews, half at least needed it', () => {
  expect(tallies.size).toBeGreaterThan(0);
  const below = [...tallies].flatMap(([collection, counted]) =>
    counted.filter((one) => ratioOf([one]) < 0.5).map(({ field }) => `${collection}.${field}`),
  );
  const known = Object.keys(renewedInVain);
  expect(below.filter((change) => !known.includes(change))).toEqual([]);
  if (isLongForm) expect(below.toSorted()).toEqual(known.toSorted());
});
