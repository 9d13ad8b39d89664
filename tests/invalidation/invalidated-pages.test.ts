import { isDeepStrictEqual } from 'node:util';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  readInvalidationsSince,
  readNewestInvalidations,
} from '@/lib/backend/platform/invalidation/invalidation-log';
import { applyInvalidation, monotonicNow } from '@/lib/page-store/page-state';
import { listFilters, type PublicCollection } from '@/schemas/dependency';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { isLongForm, sampleCases } from '@/tests/support/test-scope';
import { asDocument, type Document } from './alternative-values';
import { type Changed, createOfficeOverrides, findChanged, findRelated, findStaff } from './changed-records';
import { findDailyChanges } from './daily-changes';
import { changesOf, type FieldChange, type Related, revertOf } from './field-changes';
import { overInvalidation } from './over-invalidation';
import type { PageOutput } from './rendered-page';
import { printTallies, ratioOf, type Tally } from './tallies';
import { unchangeableFields } from './unchangeable-fields';
import { fewPages, watchedPages } from './watched-pages';

const pages = isLongForm ? watchedPages : fewPages;
/** The short form changes one field of each collection. */
const typical: Record<PublicCollection, string> = {
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
  places: 'latitude',
  'search-synonyms': 'name',
  media: 'alt',
};

let backend: TestBackend;
let renderPage: typeof import('./rendered-page')['renderPage'];
let staff: TypedUser;
let related: Related;
let before: PageOutput[];

beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
  ({ renderPage } = await import('./rendered-page'));
  [staff, related] = await Promise.all([findStaff(backend.payload), findRelated(backend.payload)]);
  await createOfficeOverrides(backend.payload);
  before = await renderAll();
  // Fills the shared answers, which the changes invalidate.
  await renderAll(true);
}, 300_000);
afterAll(() => backend.stop());

/** Renders a few pages at a time, one for each database connection. */
async function renderAll(canReuse = false): Promise<PageOutput[]> {
  const rendered: PageOutput[] = [];
  for (let start = 0; start < pages.length; start += 5) {
    const some = pages.slice(start, start + 5).map(([locale, path]) => renderPage(locale, path, canReuse));
    rendered.push(...(await Promise.all(some)));
  }
  return rendered;
}

/**
 * Saves as staff do. @returns the invalidated keys. @throws when the save is refused or the field keeps its
 * value.
 */
async function save(
  collection: PublicCollection,
  id: number,
  field: string,
  patch: Document,
): Promise<Set<string>> {
  const { payload } = backend;
  const { position } = await readNewestInvalidations(payload);
  const stored = await payload.findByID({ collection, id, depth: 0 });
  const data = { ...published(collection), ...patch, revision: stored.revision };
  await payload.update({ collection, id, data, user: staff, overrideAccess: false });
  const changed = await payload.findByID({ collection, id, depth: 0 });
  if (isDeepStrictEqual(asDocument(changed)[field], asDocument(stored)[field]))
    throw new Error('It stays as it was');
  const { invalidations } = await readInvalidationsSince(payload, position);
  const at = monotonicNow();
  applyInvalidation({
    ...{ invalidations: invalidations.map((key) => ({ key, at })), purged: [], everythingBefore: 0 },
  });
  return new Set(invalidations);
}

const published = (collection: PublicCollection) =>
  ['pages', 'website-sections', 'posts'].includes(collection) ? { _status: 'published' as const } : {};

/** Changes a field with the first accepted patch. */
async function change(collection: PublicCollection, id: number, { field, patches }: FieldChange) {
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

const tallies = new Map<PublicCollection, Tally[]>();
const refused = new Map<string, string>();

async function tallyChange(
  collection: PublicCollection,
  doc: Changed,
  fieldChange: FieldChange,
  label = fieldChange.field,
) {
  const { field } = fieldChange;
  const { keys, patch, refusal } = await change(collection, doc.id, fieldChange);
  if (!keys) return void refused.set(`${collection}.${label}`, refusal);
  const after = await renderAll();
  const reused = await renderAll(true);
  const outdated = after.filter((page, index) => page.output !== reused[index]?.output);
  expect
    .soft(
      outdated.map(({ address }) => address),
      `pages with answers from before ${collection}.${label}`,
    )
    .toEqual([]);
  const differing = before.filter((page, index) => page.output !== after[index]?.output);
  const invalidated = before.filter((page) => [...page.dependencies].some((key) => keys.has(key)));
  const missed = differing.filter((page) => !invalidated.includes(page)).map(({ address }) => address);
  expect.soft(missed, `pages that show ${collection}.${label} and were not invalidated`).toEqual([]);
  const tally = { field: label, needed: differing.length, invalidated: invalidated.length };
  tallies.set(collection, [...(tallies.get(collection) ?? []), tally]);
  await save(collection, doc.id, field, revertOf(patch, doc));
}

/** The short form changes the fields that change most often. */
const often = sampleCases(['listings', 'people', 'offices', 'posts', 'media'] as const, 2);
const collections = isLongForm
  ? Object.keys(listFilters).filter((name): name is PublicCollection => name in listFilters)
  : often;

test.each(collections)(
  'page invalidation › a change of %s misses no page that it alters',
  async (collection) => {
    const { payload } = backend;
    const fields = changesOf(payload, collection, {}, related).map(({ field }) => field);
    for (const field of fields.filter((candidate) => isLongForm || candidate === typical[collection])) {
      const doc = await findChanged(payload, collection, field);
      const fieldChange = changesOf(payload, collection, doc, related).find(
        (candidate) => candidate.field === field,
      );
      if (fieldChange) await tallyChange(collection, doc, fieldChange);
    }
    const affected = (tallies.get(collection) ?? []).filter(
      ({ needed, invalidated }) => needed + invalidated > 0,
    );
    printTallies(`fields of ${collection} that pages ask for`, affected);
  },
  1_800_000,
);

test('page invalidation › the daily changes of staff miss no page that they alter', async () => {
  const further = sampleCases(await findDailyChanges(backend.payload), 1);
  for (const { label, collection, doc, change: wanted } of further)
    await tallyChange(collection, doc, wanted, label);
  const counted = further.flatMap(
    ({ label, collection }) => tallies.get(collection)?.filter(({ field }) => field === label) ?? [],
  );
  expect(counted).toHaveLength(further.length);
  printTallies('changes of every day', counted);
}, 600_000);

test('page invalidation › every change is reverted at the end', async () => {
  const after = await renderAll();
  expect(after.map(({ output }) => output)).toEqual(before.map(({ output }) => output));
}, 300_000);

test.runIf(isLongForm)('page invalidation › every field was changed except for the documented ones', () => {
  const documented = Object.keys(unchangeableFields);
  expect([...refused].filter(([field]) => !documented.includes(field))).toEqual([]);
  expect([...refused.keys()].toSorted()).toEqual(documented.toSorted());
});

test.each(often)(
  'page invalidation › at least half of the pages that a change of %s invalidates needed it',
  (collection) => {
    const counted = tallies.get(collection) ?? [];
    expect(counted.filter(({ needed }) => needed > 0)).not.toEqual([]);
    expect(ratioOf(counted)).toBeGreaterThanOrEqual(0.5);
  },
);

test('page invalidation › at least half of all invalidated pages needed it', () => {
  expect(tallies.size).toBeGreaterThan(0);
  const below = [...tallies].flatMap(([collection, counted]) =>
    counted.filter((candidate) => ratioOf([candidate]) < 0.5).map(({ field }) => `${collection}.${field}`),
  );
  const documented = Object.keys(overInvalidation);
  expect(below.filter((change) => !documented.includes(change))).toEqual([]);
  if (isLongForm) expect(below.toSorted()).toEqual(documented.toSorted());
});
