// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleUserInfo } from '@/schemas/examples/user-info';
import { setCookie } from '@/tests/support/set-cookie';
import { userByTokenQuery } from './check-session';

const user = {
  email: 'ama@example.com',
  first_name: 'Ama Serwaa',
  last_name: 'Mensah',
  loginAttributes: [
    { platform: 'x2', attribute_name: 'states', type: 'json', attribute_value: '["ashanti"]' },
  ],
};
const requests: string[] = [];

/** Responds to `/graphql` and the calls of a buyer, and checks the session in a new page. */
async function checkWith(graphql: object, session: Response = new Response(null, { status: 401 })) {
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url);
    return url === '/graphql' ? Response.json(graphql) : session;
  });
  vi.resetModules();
  const { checkSession } = await import('./check-session');
  await checkSession();
  return { checkSession, stored: () => JSON.parse(localStorage.getItem('user_info') ?? 'null') };
}

beforeEach(() => {
  localStorage.setItem('user_info', JSON.stringify(exampleUserInfo));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  setCookie('buyer=;max-age=0');
  requests.length = 0;
});

const failure = (...messages: string[]) => ({
  data: { getUserByToken: null },
  errors: messages.map((debugMessage) => ({ message: 'Refused', extensions: { debugMessage } })),
});

test('the query of the script is the query of the contract', () => {
  const document = readFileSync('lib/graphql/user-by-token.graphql', 'utf8');
  expect(print(parse(userByTokenQuery))).toBe(print(parse(document)));
});

test.each(['Invalid token', 'Token expired', 'Your account has been cancelled'])(
  '"%s" as the first error signs out',
  async (message) => {
    setCookie('buyer=1');
    const { stored } = await checkWith(failure(message, 'Anything'));
    expect([stored(), document.cookie]).toEqual([null, '']);
  },
);

test.each([
  ['another message', failure('Service unavailable')],
  ['the message of a later error', failure('Service unavailable', 'Invalid token')],
  ['an error without debug message', { errors: [{ message: 'Invalid token' }] }],
  ['no user', { data: { getUserByToken: null } }],
])('%s leaves the session unchanged', async (_, answer) => {
  expect((await checkWith(answer)).stored()).toEqual(exampleUserInfo);
});

test('an unreachable server leaves the session unchanged', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.resetModules();
  const { checkSession } = await import('./check-session');
  await checkSession();
  expect(localStorage.getItem('user_info')).toContain(exampleUserInfo.token);
});

test('a success updates the fields; attributes are stored without their platform, those of type json parsed', async () => {
  const { stored } = await checkWith({ data: { getUserByToken: user } });
  expect(stored()).toMatchObject({
    token: exampleUserInfo.token,
    first_name: 'Ama Serwaa',
    attributes: [{ attribute_name: 'states', type: 'json', attribute_value: ['ashanti'] }],
  });
  expect(stored().attributes[0]).not.toHaveProperty('platform');
});

test('a token is looked up once, and a new token again', async () => {
  const { checkSession } = await checkWith({ data: { getUserByToken: user } });
  await checkSession();
  expect(requests).toEqual(['/graphql']);
  localStorage.setItem('user_info', JSON.stringify({ ...exampleUserInfo, token: 'another' }));
  await checkSession();
  expect(requests).toEqual(['/graphql', '/graphql']);
});

test('a browser with the cookie only gets its session; without both it asks nothing', async () => {
  localStorage.clear();
  expect((await checkWith({})).stored()).toBeNull();
  expect(requests).toEqual([]);
  setCookie('buyer=1');
  const { stored } = await checkWith({}, Response.json(exampleUserInfo));
  expect(requests).toEqual(['/sanctum/csrf-cookie', '/api/buyer/session']);
  expect(stored()).toEqual(exampleUserInfo);
});
