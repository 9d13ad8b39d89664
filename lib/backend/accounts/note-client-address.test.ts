import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addressHeader, noteClientAddresses } from './note-client-address';

const server = createServer((request, response) => response.end(request.headers[addressHeader]));
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => server.close());

const ask = async (headers: Record<string, string> = {}) => (await fetch(url, { headers })).text();
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

test('a balancer that nobody named is told of once, with what to do; one that is named is not', async () => {
  const [unnamed, named] = [vi.fn(), vi.fn()];
  noteClientAddresses('10.0.0.0/8', unnamed);
  expect(await ask()).toBe('127.0.0.1');
  expect(unnamed).not.toHaveBeenCalled();
  expect(await ask(forwarded)).toBe('127.0.0.1');
  expect(await ask(forwarded)).toBe('127.0.0.1');
  expect(unnamed.mock.calls).toEqual([
    [expect.stringMatching(/by 127\.0\.0\.1, .*add its address to TRUSTED_PROXIES/)],
  ]);
  noteClientAddresses('127.0.0.1', named);
  expect(await ask(forwarded)).toBe('203.0.113.9');
  expect(named).not.toHaveBeenCalled();
});
