// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { createSessionFetch } from './session-fetch';

const hour = 60 * 60;
const now = () => Math.round(Date.now() / 1000);
let sent: string[] = [];
let events: string[] = [];
let answers: Record<string, { status?: number; body: unknown }> = {};

const send: typeof fetch = async (input, init) => {
  const requestLine = `${init?.method ?? 'GET'} ${input}`;
  sent.push(requestLine);
  const { status = 200, body } = answers[requestLine] ?? { body: {} };
  return Response.json(body, { status });
};
const createFetch = () =>
  createSessionFetch({
    send,
    showExpired: () => events.push('ended'),
    clearExpired: () => events.push('cleared'),
  });
const me = 'GET /cms-api/staff/me';
const save = 'PATCH /cms-api/offices/1';
const refused = {
  status: 403,
  body: { errors: [{ message: 'You are not allowed to perform this action.' }] },
};

beforeEach(() => {
  [sent, events, answers] = [[], [], {}];
});

describe('admin session', () => {
  test.each(['me', 'login', 'refresh-token?refresh'])(
    "hides its expiry time from Payload's screens: %s",
    async (path) => {
      answers[`GET /cms-api/staff/${path}`] = { body: { user: { id: 1 }, exp: now() + hour, token: 'x' } };
      const answer = await createFetch()(`/cms-api/staff/${path}`);
      expect(await answer.json()).toEqual({ user: { id: 1 }, token: 'x' });
    },
  );

  test.each([
    [7 * hour, []],
    [3 * hour, ['POST /cms-api/staff/refresh-token']],
  ])(
    'with %i s left is refreshed on a change only when it expires soon',
    async (secondsLeft, refreshRequests) => {
      answers[me] = { body: { user: { id: 1 }, exp: now() + secondsLeft } };
      const fetchWatched = createFetch();
      await fetchWatched('/cms-api/staff/me');
      await fetchWatched('/cms-api/offices/1', { method: 'PATCH' });
      expect(sent.slice(2)).toEqual(refreshRequests);
    },
  );

  test.each([
    ['/cms-api/offices/1', [{ message: 'Not saved' }]],
    ['/cms-api/offices/1?autosave=true', []],
  ])('that has expired is reported when %s is saved', async (path, errors) => {
    answers[`PATCH ${path}`] = refused;
    answers[me] = { body: { user: null } };
    const answer = await createFetch()(path, { method: 'PATCH' });
    expect(events).toEqual(['ended']);
    expect([answer.status, await answer.json()]).toEqual([403, { errors }]);
  });

  test('that is valid is not reported when a save is rejected', async () => {
    answers = { [save]: refused, [me]: { body: { user: { id: 1 } } } };
    const answer = await createFetch()('/cms-api/offices/1', { method: 'PATCH' });
    expect(events).toEqual([]);
    expect(await answer.json()).toEqual(refused.body);
  });

  test('is not reported for list requests, nor when its state is unknown', async () => {
    answers = { 'POST /cms-api/regions': refused, [save]: refused, [me]: { status: 500, body: {} } };
    const headers = { 'X-Payload-HTTP-Method-Override': 'GET' };
    await createFetch()('/cms-api/regions', { method: 'POST', headers });
    expect(sent).toEqual(['POST /cms-api/regions']);
    await createFetch()('/cms-api/offices/1', { method: 'PATCH' });
    expect(events).toEqual([]);
  });

  test('that is valid again clears the message on the next save', async () => {
    await createFetch()('/cms-api/offices/1', { method: 'PATCH' });
    expect(events).toEqual(['cleared']);
  });
});
