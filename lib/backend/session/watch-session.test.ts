// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { watchSession } from './watch-session';

const hour = 60 * 60;
const now = () => Math.round(Date.now() / 1000);
let sent: string[] = [];
let said: string[] = [];
let answers: Record<string, { status?: number; body: unknown }> = {};

const send: typeof fetch = async (input, init) => {
  const line = `${init?.method ?? 'GET'} ${input}`;
  sent.push(line);
  const { status = 200, body } = answers[line] ?? { body: {} };
  return Response.json(body, { status });
};
const watched = () =>
  watchSession({ send, tellEnd: () => said.push('ended'), clearEnd: () => said.push('cleared') });
const me = 'GET /cms-api/staff/me';
const save = 'PATCH /cms-api/offices/1';
const refused = {
  status: 403,
  body: { errors: [{ message: 'You are not allowed to perform this action.' }] },
};

beforeEach(() => {
  [sent, said, answers] = [[], [], {}];
});

describe('a session', () => {
  test.each(['me', 'login', 'refresh-token?refresh'])('says to no screen when it ends: %s', async (path) => {
    answers[`GET /cms-api/staff/${path}`] = { body: { user: { id: 1 }, exp: now() + hour, token: 'x' } };
    const answer = await watched()(`/cms-api/staff/${path}`);
    expect(await answer.json()).toEqual({ user: { id: 1 }, token: 'x' });
  });

  test.each([
    [7 * hour, []],
    [3 * hour, ['POST /cms-api/staff/refresh-token']],
  ])('with %i s to go is renewed by a change, or need not be', async (left, renewals) => {
    answers[me] = { body: { user: { id: 1 }, exp: now() + left } };
    const fetchWatched = watched();
    await fetchWatched('/cms-api/staff/me');
    await fetchWatched('/cms-api/offices/1', { method: 'PATCH' });
    expect(sent.slice(2)).toEqual(renewals);
  });

  test.each([
    ['/cms-api/offices/1', [{ message: 'Not saved' }]],
    ['/cms-api/offices/1?autosave=true', []],
  ])('that has ended is told as such when %s is saved', async (path, errors) => {
    answers[`PATCH ${path}`] = refused;
    answers[me] = { body: { user: null } };
    const answer = await watched()(path, { method: 'PATCH' });
    expect(said).toEqual(['ended']);
    expect([answer.status, await answer.json()]).toEqual([403, { errors }]);
  });

  test('that goes on is not blamed for a refusal', async () => {
    answers = { [save]: refused, [me]: { body: { user: { id: 1 } } } };
    const answer = await watched()('/cms-api/offices/1', { method: 'PATCH' });
    expect(said).toEqual([]);
    expect(await answer.json()).toEqual(refused.body);
  });

  test('is not blamed for a list, nor where nobody can say whether it goes on', async () => {
    answers = { 'POST /cms-api/regions': refused, [save]: refused, [me]: { status: 500, body: {} } };
    const headers = { 'X-Payload-HTTP-Method-Override': 'GET' };
    await watched()('/cms-api/regions', { method: 'POST', headers });
    expect(sent).toEqual(['POST /cms-api/regions']);
    await watched()('/cms-api/offices/1', { method: 'PATCH' });
    expect(said).toEqual([]);
  });

  test('that has begun again is no longer told as ended once something is saved', async () => {
    await watched()('/cms-api/offices/1', { method: 'PATCH' });
    expect(said).toEqual(['cleared']);
  });
});
