import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NoRoom } from '@/lib/backend/cms-api/hold-room';
import { openCmsApi, signIn } from './support/cms-api';
import { words } from './support/composing-calls';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const fill = vi.hoisted((): { fails: Error | null } => ({ fails: null }));
vi.mock('@/lib/publish/fill-draft', () => ({
  fillDraft: async () => {
    throw fill.fails;
  },
}));

let backend: TestBackend;
let begin: () => Promise<string | null>;
let isKnown: (id: number) => Promise<{ isPublished?: boolean; wasPublished?: boolean }>;
const log = vi.fn();

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  await findNetwork(backend.payload);
  const place = { slug: 'begun', scope: 'network', route: 'customPage' } as const;
  const { id } = await backend.payload.create({
    collection: 'pages',
    data: { title: 'Page', layout: 'default', ...place, blocks: [words('a')], _status: 'published' },
  });
  const { readComposed, staffRequest } = await import('@/lib/backend/composing/composed-record');
  const { beginComposing } = await import('@/app/(staff)/compose/begin-composing');
  const headers = await signIn(await openCmsApi(), 'network-editor@example.com', 'long enough to pass');
  isKnown = async (id) => {
    const req = await staffRequest(new Headers(headers), 'en-GH');
    const record = req && (await readComposed('pages', id, req));
    return { isPublished: record?.isPublished, wasPublished: record?.wasPublished };
  };
  begin = async () => {
    const req = await staffRequest(new Headers(headers), 'en-GH');
    const record = req && (await readComposed('pages', id, req));
    if (!record) throw new Error('No page');
    vi.spyOn(req.payload.logger, 'error').mockImplementation(log);
    return beginComposing(record, { locale: 'en-GH', path: '/begun', collection: 'pages', id: `${id}` }, req);
  };
});
beforeEach(() => {
  log.mockClear();
});
afterAll(() => backend.stop());

test('what cannot be had for the first answer is left to the scripts to ask for, and told in the log', async () => {
  fill.fails = new TypeError('No such source');
  expect(await begin()).toBeNull();
  expect(log.mock.calls).toEqual([
    [{ err: fill.fails, msg: expect.stringMatching(/^The first answer of the composer for pages \d+ /) }],
  ]);
});

test('what has to wait its turn is no fault', async () => {
  fill.fails = new NoRoom();
  expect(await begin()).toBeNull();
  expect(log).not.toHaveBeenCalled();
});

test('a page that was taken off the site was on it, and one that was never published was not', async () => {
  const { payload } = backend;
  const place = { scope: 'network', route: 'customPage', title: 'Page', layout: 'default' } as const;
  const make = (slug: string, _status: 'draft' | 'published') =>
    payload.create({ collection: 'pages', data: { ...place, slug, blocks: [words('a')], _status } });
  const [drafted, shown] = [await make('drafted', 'draft'), await make('shown', 'published')];
  expect(await isKnown(drafted.id)).toEqual({ isPublished: false, wasPublished: false });
  expect(await isKnown(shown.id)).toEqual({ isPublished: true, wasPublished: true });
  await payload.update({ collection: 'pages', id: shown.id, data: { _status: 'draft' } });
  expect(await isKnown(shown.id)).toEqual({ isPublished: false, wasPublished: true });
});
