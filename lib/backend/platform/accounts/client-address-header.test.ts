import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { clientAddressHeader, setClientAddressHeader } from './client-address-header';

const server = createServer((request, response) => response.end(request.headers[clientAddressHeader]));
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => server.close());

const fetchAddress = async (headers: Record<string, string> = {}) => (await fetch(url, { headers })).text();
const forwarded = { 'x-forwarded-for': '203.0.113.9' };

test('setClientAddressHeader › warns once about an unknown proxy and never about a trusted one', async () => {
  const [warnUnknown, warnTrusted] = [vi.fn(), vi.fn()];
  setClientAddressHeader('10.0.0.0/8', warnUnknown);
  expect(await fetchAddress()).toBe('127.0.0.1');
  expect(warnUnknown).not.toHaveBeenCalled();
  expect(await fetchAddress(forwarded)).toBe('127.0.0.1');
  expect(await fetchAddress(forwarded)).toBe('127.0.0.1');
  expect(warnUnknown.mock.calls).toEqual([
    [expect.stringMatching(/by 127\.0\.0\.1, .*add its address to TRUSTED_PROXIES/)],
  ]);
  setClientAddressHeader('127.0.0.1', warnTrusted);
  expect(await fetchAddress(forwarded)).toBe('203.0.113.9');
  expect(warnTrusted).not.toHaveBeenCalled();
});
