import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { resolvedPageDataSchema } from '@/schemas/composing/resolved-page-data';
import { openCmsApi, signIn } from './support/cms-api';
import { textBlock } from './support/composer-client';
import { findNetwork } from './support/network';
import { pixelImage } from './support/pixel-image';
import { startBackend, type TestBackend } from './support/start-backend';

const password = 'long enough to pass';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
});
afterAll(() => backend.stop());

test('page data access › hides a picture of another office, whether it is requested by id or searched for', async () => {
  const { payload } = backend;
  const { own, other } = await findNetwork(payload);
  const createPictureOf = async (office: number | null) => {
    const data = { alt: `Of ${office}`, ...toOwnerFields(office) };
    return (await payload.create({ collection: 'media', data, file: pixelImage() })).id;
  };
  const [ownPicture, foreignPicture, shared] = [
    await createPictureOf(own),
    await createPictureOf(other),
    await createPictureOf(null),
  ];
  const address = { route: 'tribeCustomPage', scope: 'office', office: own, slug: 'pictures' } as const;
  const shows = (id: string, media: number) => ({
    ...{ id, type: 'hero', version: 0 },
    props: { heading: 'Hello', image: { media } },
  });
  const data = { title: 'Pictures', layout: 'default', ...address, _status: 'draft' } as const;
  const { id } = await payload.create({ collection: 'pages', data: { ...data, blocks: [textBlock('a')] } });
  const { POST } = await import('@/app/(staff)/compose/page-data/route');
  const api = await openCmsApi();
  const headers = await signIn(api, 'office-editor@example.com', password);
  const request = async () => {
    const nodes = [shows('b', ownPicture), shows('c', foreignPicture), shows('d', shared)];
    const path = '/locations/greater-accra/osu/pictures';
    const body = JSON.stringify({ locale: 'en-GH', path, collection: 'pages', id, nodes });
    const sent = { ...headers, 'content-length': `${body.length}` };
    const url = 'http://localhost:3000/compose/page-data';
    const answer = await POST(new Request(url, { method: 'POST', headers: sent, body }), {});
    return resolvedPageDataSchema.parse(await answer.json()).references.pictures.map(([key]) => key);
  };
  expect((await request()).toSorted()).toEqual([`media ${ownPicture}`, `media ${shared}`].toSorted());
  // A picture that network staff placed on the page is visible to every user who edits it.
  await payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { blocks: [shows('e', foreignPicture)] },
  });
  expect(await request()).toContain(`media ${foreignPicture}`);
  const found = await api('/composing/records?kind=media&public=true&limit=50', { headers });
  expect(await found.json()).toEqual({ records: [], hasMore: false });
});

test('page data access › returns the data of a draft only to users who may read it, at its own address', async () => {
  const { payload } = backend;
  const { own, other } = await findNetwork(payload);
  const elsewhere = {
    name: 'Kofi',
    email: 'kofi@example.com',
    role: 'office-editor',
    offices: [other],
  } as const;
  await payload.create({ collection: 'staff', data: { ...elsewhere, offices: [other], password } });
  const address = { route: 'tribeCustomPage', scope: 'office', office: own, slug: 'ours' } as const;
  const data = { title: 'Never published', layout: 'default', ...address, _status: 'draft' } as const;
  const { id } = await payload.create({ collection: 'pages', data: { ...data, blocks: [textBlock('a')] } });
  const { POST } = await import('@/app/(staff)/compose/page-data/route');
  const api = await openCmsApi();
  const request = async (email: string, slug: string) => {
    const path = `/locations/greater-accra/osu/${slug}`;
    const body = JSON.stringify({ locale: 'en-GH', path, collection: 'pages', id, nodes: [] });
    const headers = { ...(await signIn(api, email, password)), 'content-length': `${body.length}` };
    const url = 'http://localhost:3000/compose/page-data';
    const answer = await POST(new Request(url, { method: 'POST', headers, body }), {});
    return { status: answer.status, text: await answer.text() };
  };
  for (const one of ['office-editor', 'network-editor'])
    expect(await request(`${one}@example.com`, 'ours')).toEqual({
      status: 200,
      text: expect.stringContaining('Never published'),
    });
  expect((await request('office-editor@example.com', 'elsewhere')).status).toBe(404);
  expect(await request('office-editor@example.com', 'x'.repeat(2_000))).toEqual({
    status: 400,
    text: expect.stringContaining('"Send a page or section, the language and address of its preview'),
  });
  expect(await request('kofi@example.com', 'ours')).toEqual({
    status: 404,
    text: expect.not.stringContaining('Never'),
  });
});

test('page data access › rejects endlessly nested blocks without resolving them', async () => {
  const { POST } = await import('@/app/(staff)/compose/page-data/route');
  const headers = await signIn(await openCmsApi(), 'office-editor@example.com', password);
  const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`;
  const nodes = `[{"id":"a","type":"hero","version":0,"props":{"heading":${deep}}}]`;
  const body = `{"locale":"en-GH","path":"/","collection":"pages","id":1,"nodes":${nodes}}`;
  const sent = { ...headers, 'content-length': `${body.length}` };
  const url = 'http://localhost:3000/compose/page-data';
  const answer = await POST(new Request(url, { method: 'POST', headers: sent, body }), {});
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('Send a page or section'),
  ]);
});
