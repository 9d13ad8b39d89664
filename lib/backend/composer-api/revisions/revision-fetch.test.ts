// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { storeListRevisions } from './bulk-delete-client';
import { advanceRevision, createRevisionFetch, storeRevision } from './revision-fetch';

type SentRequest = { path: string; from: string | null };
let sent: SentRequest[] = [];
let errors: string[] = [];
let conflicts: unknown[] = [];
let responses: { status: number; body: unknown }[] = [];

const send: typeof fetch = async (input, init) => {
  sent.push({ path: String(input), from: new Headers(init?.headers).get('if-match') });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const { status, body } = responses.shift() ?? { status: 200, body: {} };
  return Response.json(body, { status });
};
const conflictResponse = {
  status: 409,
  body: { errors: [{ message: 'Ama has saved this: at 9, and at 10', data: { sent: {}, stored: {} } }] },
};
const inUseResponse = {
  status: 409,
  body: { errors: [{ message: '“Home” cannot be deleted: it is used by 1 menu' }] },
};
const invalidResponse = { status: 400, body: { errors: [{ message: 'Fill in the title' }] } };
const opened = { collection: 'pages', id: '7' };
let hasForm = false;
const revisionFetch = createRevisionFetch({
  ...{ send, openDocument: () => opened, showError: (message) => errors.push(message) },
  onAutosave: () => {},
  showConflict: (_key, stored) => hasForm && conflicts.push(stored) > 0,
});

beforeEach(() => {
  [sent, errors, conflicts, responses] = [[], [], [], []];
  hasForm = false;
  storeRevision('pages', 7, 3);
});

describe('revision fetch', () => {
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
  ])('%s %s is sent with If-Match %s', async (method, path, ifMatch) => {
    await revisionFetch(path, { method, headers: { 'Accept-Language': 'en' } });
    expect(sent).toEqual([{ path, from: ifMatch }]);
  });

  test('continues from its own last save, even before that is answered', async () => {
    responses = [4, 5].map((revision) => ({ status: 200, body: { doc: { revision } } }));
    const path = '/cms-api/pages/7';
    await Promise.all([revisionFetch(path, { method: 'PATCH' }), revisionFetch(path, { method: 'PATCH' })]);
    await revisionFetch(path, { method: 'PATCH' });
    expect(sent.map(({ from }) => from)).toEqual(['"3"', '"4"', '"5"']);
  });

  test('ignores an older revision that the form reports late', async () => {
    advanceRevision('pages', 7, 2);
    await revisionFetch('/cms-api/pages/7', { method: 'PATCH' });
    advanceRevision('pages', 7, 4);
    await revisionFetch('/cms-api/pages/7', { method: 'PATCH' });
    expect(sent.map(({ from }) => from)).toEqual(['"3"', '"4"']);
  });

  test('sends the revision of the screen when the URL names only a version', async () => {
    storeRevision('pages', 7, 8);
    await revisionFetch('/cms-api/pages/versions/12', { method: 'POST' });
    expect(sent.map(({ from }) => from)).toEqual(['"8"']);
  });

  test('sends the same revision again after a rejection', async () => {
    responses = [conflictResponse];
    await revisionFetch('/cms-api/pages/7', { method: 'PATCH' });
    await revisionFetch('/cms-api/pages/7', { method: 'PATCH' });
    expect(sent.map(({ from }) => from)).toEqual(['"3"', '"3"']);
  });
});

describe('bulk delete', () => {
  const bulkUrl = (...ids: number[]) =>
    `/cms-api/pages?limit=0&${ids.map((id, index) => `where[and][0][id][in][${index}]=${id}`).join('&')}`;
  beforeEach(() => {
    storeListRevisions('pages', [{ id: 7, revision: 2 }, { id: 8, revision: 6 }, { id: 9 }]);
    storeListRevisions('media', [{ id: 9, revision: 1 }]);
  });

  test('sends the revision of each document from the list, or from a newer form', async () => {
    await revisionFetch(bulkUrl(7, 8, 9), { method: 'DELETE' });
    await revisionFetch('/cms-api/pages?limit=0&where[id][not_equals]=', { method: 'DELETE' });
    expect(sent.map(({ from }) => from)).toEqual(['"7:3", "8:6"', null]);
  });

  test('does not change the base revision of an open form', async () => {
    storeListRevisions('pages', [{ id: 7, revision: 9 }]);
    await revisionFetch('/cms-api/pages/7', { method: 'PATCH' });
    expect(sent.map(({ from }) => from)).toEqual(['"3"']);
  });

  test('rejected as a whole is adapted to the list', async () => {
    responses = [{ status: 428, body: { errors: [{ message: 'Choose page by page' }] } }];
    const answer = await revisionFetch(bulkUrl(7), { method: 'DELETE' });
    expect(answer.status).toBe(428);
    expect(await answer.json()).toEqual({
      docs: [],
      errors: [{ message: 'Choose page by page' }],
      message: 'Nothing was deleted',
    });
  });
});

describe('rejected request', () => {
  test.each([
    ['PATCH', '/cms-api/pages/7'],
    ['POST', '/cms-api/pages/versions/12'],
  ])('%s %s with a conflict shows the full message and gives the form a short one', async (method, path) => {
    responses = [conflictResponse];
    const answer = await revisionFetch(path, { method });
    expect(errors).toEqual(['Ama has saved this: at 9, and at 10']);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({ errors: [{ message: 'Not saved' }] });
  });

  test('of a form with a conflict opens the conflict screen and shows no other message', async () => {
    hasForm = true;
    responses = [conflictResponse, conflictResponse];
    await revisionFetch('/cms-api/pages/7', { method: 'PATCH' });
    expect([conflicts, errors]).toEqual([[{}], []]);
    await revisionFetch('/cms-api/pages/versions/12', { method: 'POST' });
    expect([conflicts, errors]).toEqual([[{}], ['Ama has saved this: at 9, and at 10']]);
  });

  test('of an autosave shows the full message, and the form shows nothing else', async () => {
    responses = [conflictResponse];
    const answer = await revisionFetch('/cms-api/pages/7?autosave=true', { method: 'PATCH' });
    expect(errors).toHaveLength(1);
    expect(await answer.json()).toEqual({ errors: [] });
  });

  test.each([conflictResponse, inUseResponse])(
    'of a delete shows the full message until it is dismissed',
    async (response) => {
      responses = [response];
      const answer = await revisionFetch('/cms-api/pages/7', { method: 'DELETE' });
      expect(errors).toEqual(response.body.errors.map(({ message }) => message));
      expect([answer.status, await answer.json()]).toEqual([409, { errors: [] }]);
    },
  );

  test('of a restore shows every reason, because the button shows none', async () => {
    responses = [invalidResponse];
    await revisionFetch('/cms-api/pages/versions/12', { method: 'POST' });
    expect(errors).toEqual(['Fill in the title']);
  });

  test('of an archive is shown by its button, unless it is a conflict', async () => {
    responses = [invalidResponse, conflictResponse];
    for (const status of [400, 409])
      expect((await revisionFetch('/cms-api/pages/7/archive', { method: 'POST' })).status).toBe(status);
    expect(errors).toEqual(['Ama has saved this: at 9, and at 10']);
  });

  test('for another reason is shown by the form', async () => {
    responses = [invalidResponse];
    const answer = await revisionFetch('/cms-api/pages/7', { method: 'PATCH' });
    expect(errors).toEqual([]);
    expect(await answer.json()).toEqual(invalidResponse.body);
  });
});
