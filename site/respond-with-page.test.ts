import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { applyInvalidation, monotonicNow } from '@/lib/page-store/page-state';
import type { RenderAddress } from './render-page';
import { respondWithPage } from './respond-with-page';

const { renderPage } = vi.hoisted(() => ({ renderPage: vi.fn() }));
vi.mock('./render-page', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./render-page')>()),
  renderPage,
}));

const page = (html: string, tag = 'other') => ({
  ...{ status: 200, headers: { 'cache-control': 'public' }, tags: [tag], html },
  ...{ renderedAt: monotonicNow(), revalidate: false },
});

let url: string;
const server = createServer((request, response) => {
  void respondWithPage(
    request,
    response,
    new URL(request.url ?? '', 'http://x').searchParams.get('path') ?? '',
  );
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  url = `http://127.0.0.1:${port}/?path=`;
});
afterAll(() => void server.close());
afterEach(() => {
  renderPage.mockReset();
  vi.restoreAllMocks();
});

describe('respondWithPage', () => {
  it('renders a page once for concurrent requests, and answers 304 and HEAD', async () => {
    renderPage.mockImplementation(async () => {
      await sleep(20);
      return page('<p>Osu</p>');
    });
    const [first, second] = await Promise.all([fetch(`${url}/en-GH/a`), fetch(`${url}/en-GH/a`)]);
    expect([await first.text(), await second.text()]).toEqual(['<p>Osu</p>', '<p>Osu</p>']);
    expect(renderPage).toHaveBeenCalledTimes(1);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${url}/en-GH/a`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await fetch(`${url}/en-GH/a`, { method: 'HEAD' });
    expect([head.status, head.headers.get('cache-control')]).toEqual([200, 'public']);
  });

  it('renders again for a request during whose wait the page has changed', async () => {
    const tag = `changed-${monotonicNow()}`;
    renderPage.mockImplementationOnce(async () => {
      const old = page('old', tag);
      await sleep(50);
      return old;
    });
    renderPage.mockImplementationOnce(async () => page('new', tag));
    const first = fetch(`${url}/en-GH/b`);
    await sleep(20);
    applyInvalidation({ invalidations: [{ key: tag, at: monotonicNow() }], purged: [], everythingBefore: 0 });
    expect(await (await fetch(`${url}/en-GH/b`)).text()).toBe('new');
    expect(await (await first).text()).toBe('old');
  });

  it('passes the query of a variant', async () => {
    renderPage.mockImplementation(async ({ path, query }: RenderAddress) => page(`${path}?${query}`));
    const variant = `/en-GH/search/asked.${Buffer.from('region=ashanti').toString('base64url')}`;
    expect(await (await fetch(url + variant)).text()).toBe('/search?region=ashanti');
  });

  it('answers 500 without cache headers when a render fails, and logs the cause; 404 for an unknown language', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    renderPage.mockRejectedValue(new Error('The database does not respond'));
    const failed = await fetch(`${url}/en-GH/c`, { headers: { 'x-request-id': 'one' } });
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect(log.mock.calls[0]?.[0]).toBe('Request one failed: The database does not respond');
    expect((await fetch(`${url}/xx-YY/c`)).status).toBe(404);
  });
});
