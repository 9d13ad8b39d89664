// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { rememberListed } from './carry-listed';
import { advanceRevision, carryRevision, rememberRevision } from './carry-revision';

type Sent = { path: string; from: string | null };
let sent: Sent[] = [];
let told: string[] = [];
let both: unknown[] = [];
let answers: { status: number; body: unknown }[] = [];

const send: typeof fetch = async (input, init) => {
  sent.push({ path: String(input), from: new Headers(init?.headers).get('if-match') });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const { status, body } = answers.shift() ?? { status: 200, body: {} };
  return Response.json(body, { status });
};
const conflict = {
  status: 409,
  body: { errors: [{ message: 'Ama has saved this: at 9, and at 10', data: { sent: {}, stored: {} } }] },
};
const used = {
  status: 409,
  body: { errors: [{ message: '“Home” cannot be removed: it is used by 1 menu' }] },
};
const refused = { status: 400, body: { errors: [{ message: 'Fill in the title' }] } };
const opened = { collection: 'pages', id: '7' };
let hasForm = false;
const carry = carryRevision({
  ...{ send, opened: () => opened, tell: (message) => told.push(message) },
  autosaving: () => {},
  showBoth: (_key, stored) => hasForm && both.push(stored) > 0,
});

beforeEach(() => {
  [sent, told, both, answers] = [[], [], [], []];
  hasForm = false;
  rememberRevision('pages', 7, 3);
});

describe('what the CMS sends', () => {
  test.each([
    ['PATCH', '/cms-api/pages/7?draft=true', '"3"'],
    ['DELETE', '/cms-api/pages/7', '"3"'],
    ['post', '/cms-api/pages/versions/12?draft=false', '"3"'],
    ['POST', '/cms-api/pages/7/archive', '"3"'],
    ['POST', '/cms-api/pages/7/duplicate', null],
    ['PATCH', '/cms-api/pages/8', null],
    ['PATCH', '/cms-api/media/7', null],
    ['POST', '/cms-api/pages', null],
    ['POST', '/cms-api/posts/versions/12', null],
    ['GET', '/cms-api/pages/7', null],
    ['PATCH', '/elsewhere/pages/7', null],
  ])('%s %s goes with %s', async (method, path, from) => {
    await carry(path, { method, headers: { 'Accept-Language': 'en' } });
    expect(sent).toEqual([{ path, from }]);
  });

  test('goes on from what it has saved itself, also before that was answered', async () => {
    answers = [4, 5].map((revision) => ({ status: 200, body: { doc: { revision } } }));
    const path = '/cms-api/pages/7';
    await Promise.all([carry(path, { method: 'PATCH' }), carry(path, { method: 'PATCH' })]);
    await carry(path, { method: 'PATCH' });
    expect(sent.map(({ from }) => from)).toEqual(['"3"', '"4"', '"5"']);
  });

  test('does not go back when the form learns late of what it saved', async () => {
    advanceRevision('pages', 7, 2);
    await carry('/cms-api/pages/7', { method: 'PATCH' });
    advanceRevision('pages', 7, 4);
    await carry('/cms-api/pages/7', { method: 'PATCH' });
    expect(sent.map(({ from }) => from)).toEqual(['"3"', '"4"']);
  });

  test('goes with the revision that the screen was made from when it names a version only', async () => {
    rememberRevision('pages', 7, 8);
    await carry('/cms-api/pages/versions/12', { method: 'POST' });
    expect(sent.map(({ from }) => from)).toEqual(['"8"']);
  });

  test('goes on from where it stood when it was refused', async () => {
    answers = [conflict];
    await carry('/cms-api/pages/7', { method: 'PATCH' });
    await carry('/cms-api/pages/7', { method: 'PATCH' });
    expect(sent.map(({ from }) => from)).toEqual(['"3"', '"3"']);
  });
});

describe('a removal of several', () => {
  const chosen = (...ids: number[]) =>
    `/cms-api/pages?limit=0&${ids.map((id, at) => `where[and][0][id][in][${at}]=${id}`).join('&')}`;
  beforeEach(() => {
    rememberListed('pages', [{ id: 7, revision: 2 }, { id: 8, revision: 6 }, { id: 9 }]);
    rememberListed('media', [{ id: 9, revision: 1 }]);
  });

  test('goes with what the list showed of each, or a form since', async () => {
    await carry(chosen(7, 8, 9), { method: 'DELETE' });
    await carry('/cms-api/pages?limit=0&where[id][not_equals]=', { method: 'DELETE' });
    expect(sent.map(({ from }) => from)).toEqual(['"7:3", "8:6"', null]);
  });

  test('leaves a form to what it started from', async () => {
    rememberListed('pages', [{ id: 7, revision: 9 }]);
    await carry('/cms-api/pages/7', { method: 'PATCH' });
    expect(sent.map(({ from }) => from)).toEqual(['"3"']);
  });

  test('that is refused as a whole is told as the list can show it', async () => {
    answers = [{ status: 428, body: { errors: [{ message: 'Choose page by page' }] } }];
    const answer = await carry(chosen(7), { method: 'DELETE' });
    expect(answer.status).toBe(428);
    expect(await answer.json()).toEqual({
      docs: [],
      errors: [{ message: 'Choose page by page' }],
      message: 'Nothing was removed',
    });
  });
});

describe('a refusal', () => {
  test.each([
    ['PATCH', '/cms-api/pages/7'],
    ['POST', '/cms-api/pages/versions/12'],
  ])('of %s over the work of another is told whole, and to the form in two words', async (method, path) => {
    answers = [conflict];
    const answer = await carry(path, { method });
    expect(told).toEqual(['Ama has saved this: at 9, and at 10']);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ errors: [{ message: 'Not saved' }] });
  });

  test('is shown in both versions by the form that was to be saved, and told by nothing else', async () => {
    hasForm = true;
    answers = [conflict, conflict];
    await carry('/cms-api/pages/7', { method: 'PATCH' });
    expect([both, told]).toEqual([[{}], []]);
    await carry('/cms-api/pages/versions/12', { method: 'POST' });
    expect([both, told]).toEqual([[{}], ['Ama has saved this: at 9, and at 10']]);
  });

  test('of an autosave is told whole, and the form says nothing more', async () => {
    answers = [conflict];
    const answer = await carry('/cms-api/pages/7?autosave=true', { method: 'PATCH' });
    expect(told).toHaveLength(1);
    expect(await answer.json()).toEqual({ errors: [] });
  });

  test.each([conflict, used])('of a removal is told whole, and stays until it was read', async (refusal) => {
    answers = [refusal];
    const answer = await carry('/cms-api/pages/7', { method: 'DELETE' });
    expect(told).toEqual(refusal.body.errors.map(({ message }) => message));
    expect([answer.status, await answer.json()]).toEqual([409, { errors: [] }]);
  });

  test('to restore is told for every reason, because the button tells none', async () => {
    answers = [refused];
    await carry('/cms-api/pages/versions/12', { method: 'POST' });
    expect(told).toEqual(['Fill in the title']);
  });

  test('to archive is left to its button, unless it was over the work of another', async () => {
    answers = [refused, conflict];
    for (const status of [400, 409])
      expect((await carry('/cms-api/pages/7/archive', { method: 'POST' })).status).toBe(status);
    expect(told).toEqual(['Ama has saved this: at 9, and at 10']);
  });

  test('for another reason is left to the form', async () => {
    answers = [refused];
    const answer = await carry('/cms-api/pages/7', { method: 'PATCH' });
    expect(told).toEqual([]);
    expect(await answer.json()).toEqual(refused.body);
  });
});
