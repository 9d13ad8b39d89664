import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StatusCell } from '@/lib/backend/composer-api/admin-ui/status-cell';
import { asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { createOwn } from './support/own-documents';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

test('status cell › shows whether visitors see a document whose newest version is a draft', async () => {
  const { payload } = backend;
  const published = { title: 'Published', slug: 'published', _status: 'published' } as const;
  const id = await createOwn({ payload, network }, 'pages', published, asSystem);
  /** As in a list; Payload passes `changed` for every draft with a published version in its history. */
  const render = async (cellData: string) =>
    renderToStaticMarkup(await StatusCell({ cellData, collectionSlug: 'pages', rowData: { id }, payload }));
  expect(await render('published')).toBe('<span>Published</span>');
  await payload.update({ collection: 'pages', id, data: { title: 'Changed' }, draft: true });
  expect(await render('changed')).toBe('<span>Published, with unpublished changes</span>');
  await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
  expect(await render('changed')).toBe('<span>Draft</span>');
});
