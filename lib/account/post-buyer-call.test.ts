// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { exampleUserInfo } from '@/schemas/examples/user-info';
import { setCookie } from '@/tests/support/set-cookie';
import { BuyerCallError, callBuyer } from './call-buyer';
import { postBuyerCall } from './post-buyer-call';

type Sent = { url: string; method: string; token: string | null; body: unknown };
let sent: Sent[] = [];

/** Responds to the calls of a buyer in order. */
function respond(...responses: Response[]): void {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = init;
    sent.push({ url, method, token: new Headers(headers).get('x-xsrf-token'), body });
    if (url !== '/sanctum/csrf-cookie') return responses.shift();
    setCookie(`XSRF-TOKEN=token${sent.length}%3D`);
    return new Response(null, { status: 204 });
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a call gets the CSRF cookie first and repeats its token', async () => {
  respond(Response.json({ saved: [] }));
  expect(await postBuyerCall('saved-slugs', {})).toEqual({ status: 200, body: { saved: [] } });
  expect(sent.map(({ url, method, token }) => [method, url, token])).toEqual([
    ['GET', '/sanctum/csrf-cookie', null],
    ['POST', '/api/buyer/saved-slugs', 'token1='],
  ]);
});

test('a rejected token is renewed once', async () => {
  const rejected = () => Response.json({ message: 'CSRF token mismatch.' }, { status: 419 });
  respond(rejected(), Response.json({ saved: ['a'] }));
  expect((await postBuyerCall('saved-slugs', {})).status).toBe(200);
  expect(sent.map(({ token }) => token)).toEqual([null, 'token1=', null, 'token3=']);
  respond(rejected(), rejected(), Response.json({}));
  expect((await postBuyerCall('saved-slugs', {})).status).toBe(419);
});

test('401 removes the session; a rejection has the messages of its fields', async () => {
  localStorage.setItem('user_info', JSON.stringify(exampleUserInfo));
  respond(Response.json({ message: 'Invalid token' }, { status: 401 }));
  await expect(callBuyer('saved-slugs', {})).rejects.toMatchObject({ status: 401, message: 'Invalid token' });
  expect(localStorage.getItem('user_info')).toBeNull();
  respond(Response.json({ message: 'Wrong', errors: { name: ['Too long'] } }, { status: 422 }));
  await expect(callBuyer('delete-search', { id: 1 })).rejects.toMatchObject({
    errors: { name: ['Too long'] },
  });
});

test('an unreachable server is status 0', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(callBuyer('saved-slugs', {})).rejects.toEqual(new BuyerCallError(0, ''));
});
