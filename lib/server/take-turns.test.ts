import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askBehind, hasRoomBehind } from './ask-behind';
import { searchesInLine } from './take-turns';

/** What the thread behind was asked and has not answered. */
let asked: { url: string; answer: ServerResponse }[] = [];
let behind: Server;
let front: Server;

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('It does not listen');
  return address.port;
};

beforeEach(async () => {
  asked = [];
  behind = createServer((request, answer) => asked.push({ url: request.url ?? '', answer }));
  front = createServer((request, response) => {
    void askBehind({ port: portOf(behind), key: 'key' }, request, response);
  });
  for (const server of [behind, front]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  for (const { answer } of asked) answer.end();
  for (const server of [front, behind]) {
    server.closeAllConnections();
    server.close();
  }
  await expect.poll(searchesInLine).toBe(0);
});

const ask = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${portOf(front)}${path}`, { signal }).then((answer) => answer.text());
/** Not waited for; it ends with the test. */
const leave = (path: string) => void ask(path).catch(() => undefined);
const search = (number: number) => `/en-GH/search?words=${number}`;
const urls = () => asked.map(({ url }) => url);

it('four searches are asked for at once, in their order, and other pages at any time', async () => {
  const answers: Promise<string>[] = [];
  for (let number = 1; number <= 6; number += 1) {
    answers.push(ask(search(number)));
    await expect.poll(() => asked.length).toBe(Math.min(number, 4));
  }
  answers.push(ask('/en-GH?utm_source=mail'));
  await expect.poll(urls).toEqual([...[1, 2, 3, 4].map(search), '/en-GH?utm_source=mail']);
  asked[1]?.answer.end('found');
  await expect.poll(urls).toContain(search(5));
  expect(urls()).not.toContain(search(6));
  for (let at = 0; at < 7; at += 1) {
    await expect.poll(() => asked.length).toBeGreaterThan(at);
    asked[at]?.answer.end('found');
  }
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'found'));
});

it('staff who ask for a list by the same names do not stand in line', async () => {
  for (const number of [1, 2, 3, 4]) leave(search(number));
  await expect.poll(() => asked.length).toBe(4);
  const ofStaff = ['/cms-api/media?sort=-createdAt', '/cms-api/pages/1/composing/forms?kind=office'];
  for (const path of ofStaff) leave(path);
  await expect.poll(urls).toEqual(expect.arrayContaining(ofStaff));
});

it('who has left leaves the line at once, and keeps nobody else away', async () => {
  for (const number of [1, 2, 3, 4]) leave(search(number));
  await expect.poll(() => asked.length).toBe(4);
  const leaving = new AbortController();
  const waiting = Array.from({ length: 120 }, (_, number) =>
    ask(search(100 + number), leaving.signal).catch(() => 'left'),
  );
  await expect.poll(searchesInLine).toBeGreaterThanOrEqual(100);
  expect(hasRoomBehind({ method: 'GET', url: search(5) })).toBe(false);
  expect(hasRoomBehind({ method: 'GET', url: '/en-GH/about' })).toBe(true);
  leaving.abort();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['left']));
  await expect.poll(searchesInLine).toBe(0);
  expect(hasRoomBehind({ method: 'GET', url: search(5) })).toBe(true);
});

it('who has left while waiting takes no turn', async () => {
  const waiting = [1, 2, 3, 4].map((number) => ask(search(number)));
  await expect.poll(() => asked.length).toBe(4);
  const leaving = new AbortController();
  const left = ask(search(5), leaving.signal).catch(() => 'left');
  const last = ask(search(6));
  leaving.abort();
  expect(await left).toBe('left');
  for (const { answer } of asked.slice(0, 4)) answer.end('found');
  await Promise.all(waiting);
  await expect.poll(urls).toContain(search(6));
  expect(urls()).not.toContain(search(5));
  asked.at(-1)?.answer.end('found');
  expect(await last).toBe('found');
  const more = [7, 8, 9, 10].map((number) => ask(search(number)));
  await expect.poll(urls).toEqual(expect.arrayContaining([7, 8, 9, 10].map(search)));
  for (const { answer } of asked) answer.end('found');
  await Promise.all(more);
});
