import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasProxyCapacity, proxyRequest } from './proxy-to-worker';
import { queuedSearches } from './search-semaphore';

/** Requests that the worker has received and not answered. */
let received: { url: string; response: ServerResponse }[] = [];
let worker: Server;
let front: Server;

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return address.port;
};

beforeEach(async () => {
  received = [];
  worker = createServer((request, response) => received.push({ url: request.url ?? '', response }));
  front = createServer((request, response) => {
    void proxyRequest({ port: portOf(worker), key: 'key' }, request, response);
  });
  for (const server of [worker, front]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const { response } of received) response.end();
  for (const server of [front, worker]) {
    server.closeAllConnections();
    server.close();
  }
  await expect.poll(queuedSearches).toBe(0);
});

const fetchPath = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${portOf(front)}${path}`, { signal }).then((response) => response.text());
/** Not awaited; the request ends with the test. */
const fetchInBackground = (path: string) => void fetchPath(path).catch(() => undefined);
const search = (number: number) => `/en-GH/search?words=${number}`;
const urls = () => received.map(({ url }) => url);

it('search semaphore › forwards four searches at a time, in order, and other pages at any time', async () => {
  const answers: Promise<string>[] = [];
  for (let number = 1; number <= 6; number += 1) {
    answers.push(fetchPath(search(number)));
    await expect.poll(() => received.length).toBe(Math.min(number, 4));
  }
  answers.push(fetchPath('/en-GH?utm_source=mail'));
  await expect.poll(urls).toEqual([...[1, 2, 3, 4].map(search), '/en-GH?utm_source=mail']);
  received[1]?.response.end('found');
  await expect.poll(urls).toContain(search(5));
  expect(urls()).not.toContain(search(6));
  for (let at = 0; at < 7; at += 1) {
    await expect.poll(() => received.length).toBeGreaterThan(at);
    received[at]?.response.end('found');
  }
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'found'));
});

it('search semaphore › does not limit staff requests with the same parameters', async () => {
  for (const number of [1, 2, 3, 4]) fetchInBackground(search(number));
  await expect.poll(() => received.length).toBe(4);
  const staffPaths = ['/cms-api/media?sort=-createdAt', '/cms-api/pages/1/composing/forms?kind=office'];
  for (const path of staffPaths) fetchInBackground(path);
  await expect.poll(urls).toEqual(expect.arrayContaining(staffPaths));
});

it('search semaphore › frees the queue position of a client that disconnects', async () => {
  for (const number of [1, 2, 3, 4]) fetchInBackground(search(number));
  await expect.poll(() => received.length).toBe(4);
  const controller = new AbortController();
  const waiting = Array.from({ length: 120 }, (_, number) =>
    fetchPath(search(100 + number), controller.signal).catch(() => 'left'),
  );
  await expect.poll(queuedSearches).toBeGreaterThanOrEqual(100);
  expect(hasProxyCapacity({ method: 'GET', url: search(5) })).toBe(false);
  expect(hasProxyCapacity({ method: 'GET', url: '/en-GH/about' })).toBe(true);
  controller.abort();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['left']));
  await expect.poll(queuedSearches).toBe(0);
  expect(hasProxyCapacity({ method: 'GET', url: search(5) })).toBe(true);
});

it('search semaphore › gives no permit to a client that disconnected while waiting', async () => {
  const waiting = [1, 2, 3, 4].map((number) => fetchPath(search(number)));
  await expect.poll(() => received.length).toBe(4);
  const controller = new AbortController();
  const aborted = fetchPath(search(5), controller.signal).catch(() => 'left');
  const last = fetchPath(search(6));
  controller.abort();
  expect(await aborted).toBe('left');
  for (const { response } of received.slice(0, 4)) response.end('found');
  await Promise.all(waiting);
  await expect.poll(urls).toContain(search(6));
  expect(urls()).not.toContain(search(5));
  received.at(-1)?.response.end('found');
  expect(await last).toBe('found');
  const more = [7, 8, 9, 10].map((number) => fetchPath(search(number)));
  await expect.poll(urls).toEqual(expect.arrayContaining([7, 8, 9, 10].map(search)));
  for (const { response } of received) response.end('found');
  await Promise.all(more);
});
