import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { answerScreen } from '@/lib/backend/cms-api/answer-screen';
import { openCmsApi, signIn } from './support/cms-api';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let staff: Headers;
beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  staff = new Headers(await signIn(await openCmsApi(), 'office-editor@example.com', 'long enough to pass'));
});
afterAll(() => backend.stop());

const answer = vi.fn(async (): Promise<unknown> => ({ state: {} }));
const ask = (asked: unknown, headers = new Headers()) => {
  answer.mockClear();
  return answerScreen(backend.payload, headers, asked, answer);
};
const refused = (words: string) => ({ errors: [{ message: expect.stringContaining(words) }] });

describe('what a screen asks', () => {
  test.each(['form-state', 'render-document', 'render-list', 'table-state'])(
    'is answered to staff, and to nobody else: %s',
    async (name) => {
      const call = { name, args: { collectionSlug: 'staff' } };
      expect(await ask(call, staff)).toEqual({ state: {} });
      expect(await ask(call)).toEqual(refused('Sign in first'));
      expect(answer).not.toHaveBeenCalled();
    },
  );

  test.each([
    ...['constructor', '__proto__', 'valueOf', 'copy-data-from-locale', 'schedule-publish', ''].map(
      (name) => ({
        name,
        args: {},
      }),
    ),
    ...[undefined, null, [], 'form-state', { name: 'form-state' }, { name: 'form-state', args: [] }],
  ])('is looked up among its own calls only: %j', async (asked) => {
    for (const headers of [new Headers(), staff])
      expect(await ask(asked, headers)).toEqual(refused('no such call'));
    expect(answer).not.toHaveBeenCalled();
  });

  test.each([
    [{ collectionSlug: '__proto__' }, 'no such records'],
    [{ collectionSlug: 'nothing' }, 'no such records'],
    [{ collectionSlug: ['pages', 7] }, 'no such records'],
    [{ collectionSlug: 'pages', query: { where: { title: { like: '\0' } } } }, 'control characters'],
  ])('is about records there are, in values that can be stored: %j', async (args, words) => {
    expect(await ask({ name: 'table-state', args }, staff)).toEqual(refused(words));
    expect(answer).not.toHaveBeenCalled();
  });

  test('tells nothing of the database, and a number where nobody expected it to fail', async () => {
    const logged = vi.spyOn(backend.payload.logger, 'error').mockReturnValue();
    const call = { name: 'table-state', args: {} };
    answer.mockResolvedValueOnce({ errors: [{ message: 'Failed query: select secret' }] });
    answer.mockClear();
    expect(await answerScreen(backend.payload, staff, call, answer)).toEqual(refused('Something went wrong'));
    const failing = () => Promise.reject(new TypeError('Cannot read properties of undefined'));
    expect(await answerScreen(backend.payload, staff, call, failing)).toEqual(
      refused('Something went wrong'),
    );
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});

test('the form of the first account is there before anybody has one', async () => {
  const call = { name: 'form-state', args: { collectionSlug: 'staff' } };
  const { docs } = await backend.payload.delete({ collection: 'staff', where: { id: { exists: true } } });
  expect(docs.length).toBeGreaterThan(0);
  expect(await ask(call)).toEqual({ state: {} });
});
