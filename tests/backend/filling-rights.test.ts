import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedBy } from '@/lib/backend/fields/owned-by';
import { fillingSchema } from '@/schemas/composing/filling';
import { openCmsApi, signIn } from './support/cms-api';
import { words } from './support/composing-calls';
import { dot } from './support/dot';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const password = 'long enough to pass';
let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
});
afterAll(() => backend.stop());

test('a picture of another office is not told by asking for it, nor found among those that visitors see', async () => {
  const { payload } = backend;
  const { own, other } = await findNetwork(payload);
  const made = async (office: number | null) => {
    const data = { alt: `Of ${office}`, ...ownedBy(office) };
    return (await payload.create({ collection: 'media', data, file: dot() })).id;
  };
  const [mine, theirs, shared] = [await made(own), await made(other), await made(null)];
  const place = { route: 'tribeCustomPage', scope: 'office', office: own, slug: 'pictures' } as const;
  const shows = (id: string, media: number) => ({
    ...{ id, type: 'hero', version: 0 },
    props: { heading: 'Hello', image: { media } },
  });
  const data = { title: 'Pictures', layout: 'default', ...place, _status: 'draft' } as const;
  const { id } = await payload.create({ collection: 'pages', data: { ...data, blocks: [words('a')] } });
  const { POST } = await import('@/app/(staff)/compose/filling/route');
  const api = await openCmsApi();
  const headers = await signIn(api, 'office-editor@example.com', password);
  const ask = async () => {
    const nodes = [shows('b', mine), shows('c', theirs), shows('d', shared)];
    const path = '/locations/greater-accra/osu/pictures';
    const body = JSON.stringify({ locale: 'en-GH', path, collection: 'pages', id, nodes });
    const sent = { ...headers, 'content-length': `${body.length}` };
    const url = 'http://localhost:3000/compose/filling';
    const answer = await POST(new Request(url, { method: 'POST', headers: sent, body }), {});
    return fillingSchema.parse(await answer.json()).references.pictures.map(([key]) => key);
  };
  expect((await ask()).toSorted()).toEqual([`media ${mine}`, `media ${shared}`].toSorted());
  // Where the network's staff have put it, whoever composes the page sees it.
  await payload.update({ collection: 'pages', id, draft: true, data: { blocks: [shows('e', theirs)] } });
  expect(await ask()).toContain(`media ${theirs}`);
  const found = await api('/composing/records?kind=media&public=true&most=50', { headers });
  expect(await found.json()).toEqual({ records: [], hasMore: false });
});

test('the data of a draft is for those who may see it, at its own address', async () => {
  const { payload } = backend;
  const { own, other } = await findNetwork(payload);
  const elsewhere = {
    name: 'Kofi',
    email: 'kofi@example.com',
    role: 'office-editor',
    offices: [other],
  } as const;
  await payload.create({ collection: 'staff', data: { ...elsewhere, offices: [other], password } });
  const place = { route: 'tribeCustomPage', scope: 'office', office: own, slug: 'ours' } as const;
  const data = { title: 'Never published', layout: 'default', ...place, _status: 'draft' } as const;
  const { id } = await payload.create({ collection: 'pages', data: { ...data, blocks: [words('a')] } });
  const { POST } = await import('@/app/(staff)/compose/filling/route');
  const api = await openCmsApi();
  const ask = async (email: string, slug: string) => {
    const path = `/locations/greater-accra/osu/${slug}`;
    const body = JSON.stringify({ locale: 'en-GH', path, collection: 'pages', id, nodes: [] });
    const headers = { ...(await signIn(api, email, password)), 'content-length': `${body.length}` };
    const url = 'http://localhost:3000/compose/filling';
    const answer = await POST(new Request(url, { method: 'POST', headers, body }), {});
    return { status: answer.status, text: await answer.text() };
  };
  for (const one of ['office-editor', 'network-editor'])
    expect(await ask(`${one}@example.com`, 'ours')).toEqual({
      status: 200,
      text: expect.stringContaining('Never published'),
    });
  expect((await ask('office-editor@example.com', 'elsewhere')).status).toBe(404);
  expect(await ask('office-editor@example.com', 'x'.repeat(2_000))).toEqual({
    status: 400,
    text: expect.stringContaining('"Send a page or section, the language and address it is seen at'),
  });
  expect(await ask('kofi@example.com', 'ours')).toEqual({
    status: 404,
    text: expect.not.stringContaining('Never'),
  });
});

test('blocks that are nested without end are refused, and read by nobody', async () => {
  const { POST } = await import('@/app/(staff)/compose/filling/route');
  const headers = await signIn(await openCmsApi(), 'office-editor@example.com', password);
  const deep = `${'['.repeat(3000)}${']'.repeat(3000)}`;
  const nodes = `[{"id":"a","type":"hero","version":0,"props":{"heading":${deep}}}]`;
  const body = `{"locale":"en-GH","path":"/","collection":"pages","id":1,"nodes":${nodes}}`;
  const sent = { ...headers, 'content-length': `${body.length}` };
  const url = 'http://localhost:3000/compose/filling';
  const answer = await POST(new Request(url, { method: 'POST', headers: sent, body }), {});
  expect([answer.status, await answer.text()]).toEqual([
    400,
    expect.stringContaining('Send a page or section'),
  ]);
});
