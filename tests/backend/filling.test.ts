import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { processState } from '@/lib/process-state';
import { openCmsApi, signIn } from './support/cms-api';
import { words } from './support/composing-calls';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const fill = vi.hoisted(() => ({ now: 0, most: 0, all: 0, held: Promise.resolve() }));
vi.mock('@/lib/publish/fill-draft', () => ({
  fillDraft: async () => {
    fill.all += 1;
    fill.now += 1;
    await fill.held;
    fill.most = Math.max(fill.most, fill.now);
    await new Promise((resolve) => setTimeout(resolve, 20));
    fill.now -= 1;
    return null;
  },
}));

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
});
afterAll(() => backend.stop());

test('of what one person asks for at once one is made at a time, and of a page the newest only', async () => {
  await findNetwork(backend.payload);
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
  const ask = async (nodes: unknown, signal?: AbortSignal) => {
    const body = JSON.stringify({ locale: 'en-GH', path: '/filled', collection: 'pages', id, nodes });
    const url = 'http://localhost:3000/compose/filling';
    const length = { 'content-length': `${body.length}` };
    const sent = { method: 'POST', headers: { ...headers, ...length }, body, ...(signal && { signal }) };
    return (await POST(new Request(url, sent), {})).status;
  };
  const statuses = await Promise.all(Array.from({ length: 20 }, () => ask([words('a')])));
  expect(fill).toMatchObject({ now: 0, most: 1 });
  expect(statuses.filter((status) => status === 503)).toHaveLength(20 - fill.all);
  expect(fill.all).toBeLessThan(20);

  const before = fill.all;
  const held = Promise.withResolvers<void>();
  fill.held = held.promise;
  const first = ask([words('a')]);
  await expect.poll(() => fill.now).toBe(1);
  const breaking = new AbortController();
  const second = ask([words('b')], breaking.signal);
  await expect.poll(() => processState.composingTurns?.waiting.length).toBe(1);
  breaking.abort();
  expect(await second).toBe(503);
  held.resolve();
  expect(await first).toBe(404);
  expect(fill.all).toBe(before + 1);
});
