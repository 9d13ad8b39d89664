import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug } from 'payload';
import { hasAutosaveEnabled, hasDraftsEnabled } from 'payload/shared';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { tablesOf } from '@/lib/backend/platform/database/tables-of';
import { isLongForm, runsInVariant } from '../support/test-scope';
import { asSystem } from './support/access-cases';
import { insertBlock, openComposing, setText, textBlock } from './support/composer-client';
import { findNetwork, type Network, officeData } from './support/network';
import { createOwn } from './support/own-documents';
import { openStaff } from './support/record-drafts';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());
afterEach(() => {
  vi.useRealTimers();
});

/** Clock offsets in ms: an instance half a second ahead, and one a day behind. */
const clocks = [500, -86_400_000];

/** Runs `act` with a stopped clock that is `by` ms ahead. */
async function ahead<Result>(by: number, act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + by });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

const readSchema = z.looseObject({ revision: z.number(), _status: z.string(), updatedAt: z.string() });
type Document = { collection: CollectionSlug; id: number };

async function create(collection: CollectionSlug): Promise<Document> {
  const { payload } = backend;
  if (collection !== 'offices')
    return {
      collection,
      id: await createOwn({ payload, network }, collection, { _status: 'published' }, asSystem),
    };
  const data = officeData(network.region, `office-${Math.random().toString(36).slice(2)}`);
  return { collection, id: (await payload.create({ collection, data })).id };
}
const kinds = () => backend.payload.config.collections.filter((one) => hasDraftsEnabled(one));
const write = async (document: Document, data: object, as: { draft?: boolean; autosave?: boolean }) =>
  readSchema.parse(await backend.payload.update({ ...document, data, depth: 0, ...as }));
const publish = (document: Document) => write(document, { _status: 'published' }, {});
const draft = (document: Document) => write(document, {}, { draft: true });
const autosave = (document: Document) => write(document, {}, { draft: true, autosave: true });

const versionsSchema = z.array(
  z.object({ id: z.number(), latest: z.boolean(), revision: z.coerce.number() }),
);
/** By time, newest first. */
async function versionsOf({ collection, id }: Document) {
  const table = sql.identifier(tablesOf(collection).versions);
  const { rows } = await backend.payload.db.drizzle.execute(
    sql`select id, latest, version_revision as revision from ${table} where parent_id = ${id} order by updated_at desc`,
  );
  return versionsSchema.parse(rows);
}
async function newestOf(document: Document) {
  const read = await backend.payload.findByID({ ...document, depth: 0, draft: true });
  return readSchema.parse(read);
}

type ReadRevision = z.infer<typeof readSchema>;

/**
 * Expects the last write to be the current document and the only latest version, with the other versions in
 * write order.
 */
async function expectNewest(document: Document, { revision, _status }: ReadRevision, label: string) {
  expect(await newestOf(document), label).toMatchObject({ revision, _status });
  const versions = await versionsOf(document);
  const revisions = versions.map((one) => one.revision);
  expect(revisions, label).toEqual(revisions.toSorted((one, other) => other - one));
  expect(
    versions.filter(({ latest }) => latest),
    label,
  ).toEqual([expect.objectContaining({ revision })]);
}

/** In the short form each action is tested with every third kind of document, in rotation. */
let actionCount = 0;
const KIND_STRIDE_COUNT = 3;

/**
 * Runs `act` for a document of each kind with each clock offset and expects its result to be the newest
 * version, at its timestamp.
 */
async function expectOfEachKind(
  act: (document: Document, by: number) => Promise<ReadRevision>,
  collections = kinds(),
) {
  actionCount += 1;
  const selected = collections.filter((_, index) => runsInVariant(index + actionCount, 0, KIND_STRIDE_COUNT));
  for (const [index, { slug }] of selected.entries())
    for (const [clockIndex, by] of clocks.entries()) {
      if (!runsInVariant(index, clockIndex, clocks.length)) continue;
      const document = await create(slug);
      const saved = await act(document, by);
      const label = `${slug}, ${by} ms ahead`;
      await expectNewest(document, saved, label);
      expect((await newestOf(document)).updatedAt, label).toBe(saved.updatedAt);
    }
}

describe.runIf(isLongForm)('with clock skew between instances, the last write is the newest version', () => {
  test('when it is published after a draft', () =>
    expectOfEachKind(async (document, by) => {
      await ahead(by, () => draft(document));
      return publish(document);
    }));

  test('when a draft follows a publish', () =>
    expectOfEachKind(async (document, by) => {
      await ahead(by, () => publish(document));
      return draft(document);
    }));

  test('when it is autosaved repeatedly', () =>
    expectOfEachKind(async (document, by) => {
      await ahead(by, () => autosave(document));
      await autosave(document);
      await ahead(by, () => publish(document));
      return autosave(document);
    }, kinds().filter(hasAutosaveEnabled)));

  test('when it is unpublished', () =>
    expectOfEachKind(async (document, by) => {
      await ahead(by, () => draft(document));
      return write(document, { _status: 'draft' }, {});
    }));

  test.each([
    ['published', false],
    ['drafted', true],
  ])('when an earlier version is restored with status %s', (_how, asDraft) =>
    expectOfEachKind(async (document, by) => {
      const { collection } = document;
      const [first] = await versionsOf(document);
      await ahead(by, () => draft(document));
      const version = { collection, id: String(first?.id), draft: asDraft, depth: 0 };
      return readSchema.parse(await backend.payload.restoreVersion(version));
    }),
  );

  test('also within one millisecond', () =>
    expectOfEachKind((document, by) =>
      ahead(by, async () => {
        await draft(document);
        await publish(document);
        return draft(document);
      }),
    ));
});

test('clock skew › a document archived after a draft is hidden, with a timestamp later than the published one', async () => {
  const request = await openStaff();
  const office = await create('offices');
  const id = await createOwn(
    { payload: backend.payload, network },
    ...['listings' as const, { office: office.id, status: 'active', _status: 'published' }, asSystem],
  );
  await ahead(3_600_000, () => draft({ collection: 'listings', id }));
  const archived = await request('network-admin', `/offices/${office.id}/archive`, {
    method: 'POST',
    revision: 1,
  });
  expect(archived).toMatchObject({ status: 200 });
  const { rows } = await backend.payload.db.drizzle.execute(
    sql`select v.version_status::text as status, v.updated_at > l.updated_at as later
      from _listings_v v join listings l on l.id = v.parent_id where l.id = ${id} and v.latest`,
  );
  expect(rows).toEqual([{ status: 'withdrawn', later: true }]);
});

test('clock skew › the composer saves, publishes and saves again through different instances', {
  skip: !isLongForm,
}, async () => {
  const { call, save, createPage } = await openComposing(backend, network);
  const id = await createPage([textBlock('a')]);
  await ahead(500, () => save(id, 1, [setText('a', 'new')]));
  await publish({ collection: 'pages', id });
  expect(await call(id)).toMatchObject({ revision: 3, isPublished: true, nodes: [textBlock('a', 'new')] });
  expect(await save(id, 3, [insertBlock(textBlock('b'), 'a')])).toMatchObject({ status: 200, revision: 4 });
  expect(await call(id)).toMatchObject({ revision: 4, isPublished: false });
});
