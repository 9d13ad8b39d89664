import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { proxyRequest } from './proxy-to-worker';

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  return port;
}

it('proxyRequest › strips the headers that Next writes for itself, and passes on a body that was read', async () => {
  const worker = await listen(async (request, response) => {
    response
      .setHeader('x-nextjs-cache', 'MISS')
      .setHeader('x-middleware-rewrite', '/x')
      .setHeader('Critical-CH', 'a')
      .setHeader('Vary', 'rsc, next-router-state-tree, Accept-Encoding, Precognition');
    response.setHeader('x-request-id', 'one').end(await text(request));
  });
  const port = await listen(async (request, response) => {
    const body = request.method === 'POST' ? Buffer.from(await text(request)) : null;
    await proxyRequest({ port: worker, key: 'k' }, request, response, body);
  });
  const response = await fetch(`http://127.0.0.1:${port}/admin`, { method: 'POST', body: 'read before' });
  expect(await response.text()).toBe('read before');
  expect(response.headers.get('vary')).toBe('Accept-Encoding, Precognition');
  const names = [...response.headers.keys()];
  expect(names).toContain('x-request-id');
  expect(names.filter((name) => /^x-(nextjs|middleware)|critical-ch/.test(name))).toEqual([]);
});
