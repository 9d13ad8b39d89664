import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCmsApi, signIn } from './support/cms-api';
import { words } from './support/composing-calls';
import { createNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const fill = vi.hoisted(() => ({ now: 0, most: 0, all: 0 }));
vi.mock('@/lib/publish/fill-draft', () => ({
  fillDraft: async () => {
    fill.all += 1;
    fill.now += 1;
    fill.most = Math.max(fill.most, fill.now);
    await new Promise((resolve) => setTimeout(resolve, 20));
    fill.now -= 1;
    return null;
  },
}));

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

test('of what one person asks for at once one is made at a time, and too much is refused', async () => {
  await createNetwork(backend.payload);
  const data = {
    title: 'Page',
    slug: 'filled',
    layout: 'default',
    scope: 'network',
    route: 'customPage',
  } as const;
  const { id } = await backend.payload.create({
    ...{ collection: 'pages', data: { ...data, blocks: [words('a')], _status: 'published' } },
  });
  const headers = await signIn(await openCmsApi(), 'network-editor@example.com', 'long enough to pass');
  const { POST } = await import('@/app/(staff)/compose/filling/route');
  const body = JSON.stringify({
    locale: 'en-GH',
    path: '/filled',
    collection: 'pages',
    id,
    nodes: [words('a')],
  });
  const ask = async () => {
    const url = 'http://localhost:3000/compose/filling';
    const length = { 'content-length': `${body.length}` };
    const request = new Request(url, { method: 'POST', headers: { ...headers, ...length }, body });
    return (await POST(request, {})).status;
  };
  const statuses = await Promise.all(Array.from({ length: 20 }, ask));
  expect(fill).toMatchObject({ now: 0, most: 1 });
  expect(statuses.filter((status) => status === 503)).toHaveLength(20 - fill.all);
  expect(fill.all).toBeLessThan(20);
});
