import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askBehind } from './ask-behind';

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
afterEach(() => {
  for (const { answer } of asked) answer.end();
  for (const server of [front, behind]) server.close();
});

const ask = (path: string, signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${portOf(front)}${path}`, { signal }).then((answer) => answer.text());
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
});
