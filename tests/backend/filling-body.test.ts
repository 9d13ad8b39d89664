import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FilledDraft } from '@/lib/publish/fill-draft';
import type { Page } from '@/schemas/page';
import { openCmsApi, signIn } from './support/cms-api';
import { words } from './support/composing-calls';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const footer = words('footer');
vi.mock('@/lib/publish/fill-draft', () => ({
  fillDraft: async (_sources: unknown, { page }: { page: Page }): Promise<FilledDraft> => ({
    ...{ names: {}, header: [], main: page.blocks, footer: [footer], faults: [], logo: null },
    references: { pictures: new Map(), paths: new Map(), slugs: new Map() },
  }),
}));

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
});
afterAll(() => backend.stop());

test('the text that a page has beside its blocks stands below them in the composer, and is no part of its document', async () => {
  await findNetwork(backend.payload);
  const place = { slug: 'with-a-text', scope: 'network', route: 'customPage' } as const;
  const { id } = await backend.payload.create({
    collection: 'pages',
    data: {
      title: 'Page',
      layout: 'default',
      ...place,
      blocks: [words('a')],
      body: '## Come by',
      _status: 'published',
    },
  });
  const { readComposed, staffRequest } = await import('@/lib/backend/composing/composed-record');
  const { fillComposed } = await import('@/app/(staff)/compose/filling/fill-composed');
  const headers = await signIn(await openCmsApi(), 'network-editor@example.com', 'long enough to pass');
  const req = await staffRequest(new Headers(headers), 'en-GH');
  const record = req && (await readComposed('pages', id, req));
  if (!record) throw new Error('No page');
  const asked = { locale: 'en-GH', path: '/with-a-text' } as const;
  const filling = await fillComposed(record, { ...asked, nodes: [words('a')] });
  expect(filling?.footer).toEqual([
    expect.objectContaining({ type: 'rich-text', props: { text: '## Come by' } }),
    footer,
  ]);
  const without = await fillComposed({ ...record, body: null }, { ...asked, nodes: [words('a')] });
  expect(without?.footer).toEqual([footer]);
});
