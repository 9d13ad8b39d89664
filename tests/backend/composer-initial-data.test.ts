import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ServiceBusyError } from '@/lib/backend/platform/cms-api/body-memory';
import { openCmsApi, signIn } from './support/cms-api';
import { textBlock } from './support/composer-client';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const pageData = vi.hoisted((): { fails: Error | null } => ({ fails: null }));
vi.mock('@/lib/publish/draft-bindings', () => ({
  resolveDraftBindings: async () => {
    throw pageData.fails;
  },
}));

let backend: TestBackend;
let load: () => Promise<string | null>;
let publicationOf: (id: number) => Promise<{ isPublished?: boolean; wasPublished?: boolean }>;
const log = vi.fn();

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  await findNetwork(backend.payload);
  const address = { slug: 'begun', scope: 'network', route: 'customPage' } as const;
  const { id } = await backend.payload.create({
    collection: 'pages',
    data: { title: 'Page', layout: 'default', ...address, blocks: [textBlock('a')], _status: 'published' },
  });
  const { readComposerRecord, createStaffRequest } = await import(
    '@/lib/backend/composer-api/documents/composer-record'
  );
  const { loadInitialData } = await import('@/app/(staff)/compose/load-initial-data');
  const headers = await signIn(await openCmsApi(), 'network-editor@example.com', 'long enough to pass');
  publicationOf = async (id) => {
    const req = await createStaffRequest(new Headers(headers), 'en-GH');
    const record = req && (await readComposerRecord('pages', id, req));
    return { isPublished: record?.isPublished, wasPublished: record?.wasPublished };
  };
  load = async () => {
    const req = await createStaffRequest(new Headers(headers), 'en-GH');
    const record = req && (await readComposerRecord('pages', id, req));
    if (!record) throw new Error('No page');
    vi.spyOn(req.payload.logger, 'error').mockImplementation(log);
    return loadInitialData(
      record,
      { locale: 'en-GH', path: '/begun', collection: 'pages', id: `${id}` },
      req,
    );
  };
});
beforeEach(() => {
  log.mockClear();
});
afterAll(() => backend.stop());

test('composer initial data › logs a failure and leaves the page data to be fetched by the client', async () => {
  pageData.fails = new TypeError('No such source');
  expect(await load()).toBeNull();
  expect(log.mock.calls).toEqual([
    [
      {
        err: pageData.fails,
        msg: expect.stringMatching(/^Loading the initial data of the composer for pages \d+ /),
      },
    ],
  ]);
});

test('composer initial data › does not log when it has to wait for a free slot', async () => {
  pageData.fails = new ServiceBusyError();
  expect(await load()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test('composer initial data › reports wasPublished for an unpublished page and not for a draft', async () => {
  const { payload } = backend;
  const address = { scope: 'network', route: 'customPage', title: 'Page', layout: 'default' } as const;
  const create = (slug: string, _status: 'draft' | 'published') =>
    payload.create({ collection: 'pages', data: { ...address, slug, blocks: [textBlock('a')], _status } });
  const [drafted, published] = [await create('drafted', 'draft'), await create('shown', 'published')];
  expect(await publicationOf(drafted.id)).toEqual({ isPublished: false, wasPublished: false });
  expect(await publicationOf(published.id)).toEqual({ isPublished: true, wasPublished: true });
  await payload.update({ collection: 'pages', id: published.id, data: { _status: 'draft' } });
  expect(await publicationOf(published.id)).toEqual({ isPublished: false, wasPublished: true });
});
