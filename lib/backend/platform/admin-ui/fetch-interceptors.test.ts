// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installFetchInterceptors, interceptFetch } from './fetch-interceptors';

const own = window.fetch;
let seen: string[] = [];
let end: (() => void)[] = [];

const plain: typeof fetch = async (input) => {
  seen.push(`browser ${input}`);
  return new Response('plain');
};
const note =
  (name: string) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    seen.push(`${name} before`);
    const answer = await send(input, init);
    seen.push(`${name} after`);
    return answer;
  };

beforeEach(() => {
  [seen, end] = [[], []];
  window.fetch = plain;
});
afterEach(() => {
  for (const one of end) one();
  window.fetch = own;
});

test('requests pass the interceptors in their order, whatever order they subscribed in', async () => {
  end = [
    interceptFetch('revisions', note('revisions')),
    installFetchInterceptors(),
    interceptFetch('rejected-fields', note('rejected-fields')),
  ];
  await window.fetch('/cms-api/pages');
  expect(seen).toEqual([
    'rejected-fields before',
    'revisions before',
    'browser /cms-api/pages',
    'revisions after',
    'rejected-fields after',
  ]);
});

test('an interceptor that sends a request of its own passes the ones below it only', async () => {
  end = [
    interceptFetch('rejected-fields', note('rejected-fields')),
    interceptFetch('session', (send) => async (input, init) => {
      await send('/cms-api/staff/me');
      return send(input, init);
    }),
    interceptFetch('revisions', note('revisions')),
    installFetchInterceptors(),
  ];
  await window.fetch('/cms-api/pages');
  expect(seen.filter((line) => line.startsWith('browser'))).toEqual([
    'browser /cms-api/staff/me',
    'browser /cms-api/pages',
  ]);
  expect(seen.filter((line) => line === 'rejected-fields before')).toHaveLength(1);
  expect(seen.filter((line) => line === 'revisions before')).toHaveLength(2);
});

test('an interceptor that ended is passed over, and the one that replaced it stays', async () => {
  const endFirst = interceptFetch('session', note('first'));
  end = [interceptFetch('session', note('second')), installFetchInterceptors()];
  endFirst();
  await window.fetch('/');
  expect(seen).toEqual(['second before', 'browser /', 'second after']);
  end[0]?.();
  seen = [];
  await window.fetch('/');
  expect(seen).toEqual(['browser /']);
});

test('the fetch of the browser is put back', () => {
  const uninstall = installFetchInterceptors();
  expect(window.fetch).not.toBe(plain);
  uninstall();
  expect(window.fetch).toBe(plain);
});
