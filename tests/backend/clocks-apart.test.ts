import { sql } from '@payloadcms/db-postgres/drizzle';
import { type CollectionSlug, createLocalReq } from 'payload';
import { hasAutosaveEnabled, hasDraftsEnabled } from 'payload/shared';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { tablesOf } from '@/lib/backend/database/tables-of';
import * as documentTimes from '@/lib/backend/migrations/20261124_000100_document_times';
import { isLongForm, isTurnOf, thinOut } from '../support/long-form';
import { asSystem } from './support/cases';
import { openComposing, put, say, words } from './support/composing-calls';
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

/** As of an instance that is half a second ahead, and of one that was put back by a day. */
const clocks = [500, -86_400_000];

/** As an instance does it whose clock is ahead by so many ms, and stands still meanwhile. */
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

async function make(collection: CollectionSlug): Promise<Document> {
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
/** In the order of their time, the newest first. */
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

type Told = z.infer<typeof readSchema>;

/** What was written last is what is read, and the one newest version; the others stand behind it, in the order they were written. */
async function expectNewest(document: Document, { revision, _status }: Told, what: string) {
  expect(await newestOf(document), what).toMatchObject({ revision, _status });
  const versions = await versionsOf(document);
  const revisions = versions.map((one) => one.revision);
  expect(revisions, what).toEqual(revisions.toSorted((one, other) => other - one));
  expect(
    versions.filter(({ latest }) => latest),
    what,
  ).toEqual([expect.objectContaining({ revision })]);
}

/** So many things are done, to every such kind of document in turn in the short form. */
let deeds = 0;
const everySoMany = 3;

/** Does something to a document of each kind, at each difference of clocks: what it tells is the newest, at the time it tells. */
async function expectOfEachKind(
  act: (document: Document, by: number) => Promise<Told>,
  collections = kinds(),
) {
  deeds += 1;
  const inTurn = collections.filter((_, place) => isTurnOf(place + deeds, 0, everySoMany));
  for (const [place, { slug }] of inTurn.entries())
    for (const [way, by] of clocks.entries()) {
      if (!isTurnOf(place, way, clocks.length)) continue;
      const document = await make(slug);
      const told = await act(document, by);
      const what = `${slug}, ${by} ms ahead`;
      await expectNewest(document, told, what);
      expect((await newestOf(document)).updatedAt, what).toBe(told.updatedAt);
    }
}

describe.runIf(isLongForm)('of instances whose clocks differ, what was written last is the newest', () => {
  test('when it is published after a draft', () =>
    expectOfEachKind(async (document, by) => {
      await ahead(by, () => draft(document));
      return publish(document);
    }));

  test('when it is drafted after something was published', () =>
    expectOfEachKind(async (document, by) => {
      await ahead(by, () => publish(document));
      return draft(document);
    }));

  test('when it saves itself, again and again', () =>
    expectOfEachKind(async (document, by) => {
      await ahead(by, () => autosave(document));
      await autosave(document);
      await ahead(by, () => publish(document));
      return autosave(document);
    }, kinds().filter(hasAutosaveEnabled)));

  test('when it is taken from the website', () =>
    expectOfEachKind(async (document, by) => {
      await ahead(by, () => draft(document));
      return write(document, { _status: 'draft' }, {});
    }));

  test.each([
    ['published', false],
    ['drafted', true],
  ])('when an earlier version is restored, and with that %s', (_how, asDraft) =>
    expectOfEachKind(async (document, by) => {
      const { collection } = document;
      const [first] = await versionsOf(document);
      await ahead(by, () => draft(document));
      const version = { collection, id: String(first?.id), draft: asDraft, depth: 0 };
      return readSchema.parse(await backend.payload.restoreVersion(version));
    }),
  );

  test('within one millisecond, too', () =>
    expectOfEachKind((document, by) =>
      ahead(by, async () => {
        await draft(document);
        await publish(document);
        return draft(document);
      }),
    ));
});

test('what is archived after a draft hides it, too, and is still one that is later than what visitors had', async () => {
  const ask = await openStaff();
  const office = await make('offices');
  const id = await createOwn(
    { payload: backend.payload, network },
    ...['listings' as const, { office: office.id, status: 'active', _status: 'published' }, asSystem],
  );
  await ahead(3_600_000, () => draft({ collection: 'listings', id }));
  const archived = await ask('network-admin', `/offices/${office.id}/archive`, {
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

test('what clocks had put out of order before times only went on is put in order', async () => {
  const { payload } = backend;
  const as = { db: payload.db.drizzle, payload, req: await createLocalReq({}, payload) };
  await documentTimes.down(as);
  await documentTimes.leaveUndated(as.db, 'sale_stories');
  const told: [Document, Told][] = [];
  for (const { slug } of thinOut(kinds(), 4)) {
    const published = await make(slug);
    await ahead(500, () => draft(published));
    told.push([published, await publish(published)]);
    const drafted = await make(slug);
    await ahead(500, () => publish(drafted));
    told.push([drafted, await draft(drafted)]);
    const inOrder = await make(slug);
    await draft(inOrder);
    told.push([inOrder, await draft(inOrder)]);
  }
  await documentTimes.up(as);
  await documentTimes.dateDocuments(as.db, 'sale_stories');
  for (const [document, last] of told) await expectNewest(document, last, document.collection);
});

test('who composes saves, publishes and saves again, through instances whose clocks differ', {
  skip: !isLongForm,
}, async () => {
  const { call, save, makePage } = await openComposing(backend, network);
  const id = await makePage([words('a')]);
  await ahead(500, () => save(id, 1, [say('a', 'new')]));
  await publish({ collection: 'pages', id });
  expect(await call(id)).toMatchObject({ revision: 3, isPublished: true, nodes: [words('a', 'new')] });
  expect(await save(id, 3, [put(words('b'), 'a')])).toMatchObject({ status: 200, revision: 4 });
  expect(await call(id)).toMatchObject({ revision: 4, isPublished: false });
});
