import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { processState } from '@/lib/process-state';
import { openCmsApi, signIn } from './support/cms-api';
import { textBlock } from './support/composer-client';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const resolving = vi.hoisted(() => ({ now: 0, most: 0, all: 0, held: Promise.resolve() }));
vi.mock('@/lib/publish/draft-bindings', () => ({
  resolveDraftBindings: async () => {
    resolving.all += 1;
    resolving.now += 1;
    await resolving.held;
    resolving.most = Math.max(resolving.most, resolving.now);
    await new Promise((resolve) => setTimeout(resolve, 20));
    resolving.now -= 1;
    return null;
  },
}));

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
});
afterAll(() => backend.stop());

test('page data › resolves one request at a time per user and only the newest per page', async () => {
  await findNetwork(backend.payload);
  const data = {
    title: 'Page',
    slug: 'filled',
    layout: 'default',
    scope: 'network',
    route: 'customPage',
  } as const;
  const { id } = await backend.payload.create({
    ...{ collection: 'pages', data: { ...data, blocks: [textBlock('a')], _status: 'published' } },
  });
  const headers = await signIn(await openCmsApi(), 'network-editor@example.com', 'long enough to pass');
  const { POST } = await import('@/app/(staff)/compose/page-data/route');
  const request = async (nodes: unknown, signal?: AbortSignal) => {
    const body = JSON.stringify({ locale: 'en-GH', path: '/filled', collection: 'pages', id, nodes });
    const url = 'http://localhost:3000/compose/page-data';
    const length = { 'content-length': `${body.length}` };
    const sent = { method: 'POST', headers: { ...headers, ...length }, body, ...(signal && { signal }) };
    return (await POST(new Request(url, sent), {})).status;
  };
  const statuses = await Promise.all(Array.from({ length: 20 }, () => request([textBlock('a')])));
  expect(resolving).toMatchObject({ now: 0, most: 1 });
  expect(statuses.filter((status) => status === 503)).toHaveLength(20 - resolving.all);
  expect(resolving.all).toBeLessThan(20);

  const before = resolving.all;
  const blocker = Promise.withResolvers<void>();
  resolving.held = blocker.promise;
  const first = request([textBlock('a')]);
  await expect.poll(() => resolving.now).toBe(1);
  const breaking = new AbortController();
  const second = request([textBlock('b')], breaking.signal);
  await expect.poll(() => processState.composerWork?.waiting.length).toBe(1);
  breaking.abort();
  expect(await second).toBe(503);
  blocker.resolve();
  expect(await first).toBe(404);
  expect(resolving.all).toBe(before + 1);
});
