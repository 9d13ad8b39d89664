import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BoundDraft } from '@/lib/publish/draft-bindings';
import type { Page } from '@/schemas/page';
import { openCmsApi, signIn } from './support/cms-api';
import { textBlock } from './support/composer-client';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const footer = textBlock('footer');
vi.mock('@/lib/publish/draft-bindings', () => ({
  resolveDraftBindings: async (_sources: unknown, { page }: { page: Page }): Promise<BoundDraft> => ({
    ...{ names: {}, header: [], main: page.blocks, footer: [footer], issues: [], logo: null },
    references: { pictures: new Map(), paths: new Map(), slugs: new Map() },
  }),
}));

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
});
afterAll(() => backend.stop());

test('page data › renders the body of a page below its blocks in the composer, outside its document', async () => {
  await findNetwork(backend.payload);
  const address = { slug: 'with-a-text', scope: 'network', route: 'customPage' } as const;
  const { id } = await backend.payload.create({
    collection: 'pages',
    data: {
      title: 'Page',
      layout: 'default',
      ...address,
      blocks: [textBlock('a')],
      body: '## Come by',
      _status: 'published',
    },
  });
  const { readComposerRecord, createStaffRequest } = await import(
    '@/lib/backend/composer-api/documents/composer-record'
  );
  const { loadPageData } = await import('@/app/(staff)/compose/load-page-data');
  const headers = await signIn(await openCmsApi(), 'network-editor@example.com', 'long enough to pass');
  const req = await createStaffRequest(new Headers(headers), 'en-GH');
  const record = req && (await readComposerRecord('pages', id, req));
  if (!record) throw new Error('No page');
  const options = { locale: 'en-GH', path: '/with-a-text' } as const;
  const pageData = await loadPageData(record, { ...options, nodes: [textBlock('a')] });
  expect(pageData?.footer).toEqual([
    expect.objectContaining({ type: 'rich-text', props: { text: '## Come by' } }),
    footer,
  ]);
  const withoutBody = await loadPageData({ ...record, body: null }, { ...options, nodes: [textBlock('a')] });
  expect(withoutBody?.footer).toEqual([footer]);
});
