import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { handleServerFunction } from '@/lib/backend/platform/cms-api/handle-server-function';
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
const callScreen = (body: unknown, headers = new Headers()) => {
  answer.mockClear();
  return handleServerFunction(backend.payload, headers, body, answer);
};
const refused = (text: string) => ({ errors: [{ message: expect.stringContaining(text) }] });

describe('admin screen requests', () => {
  test.each(['form-state', 'render-document', 'render-list', 'table-state'])(
    'runs for staff and is refused for others: %s',
    async (name) => {
      const call = { name, args: { collectionSlug: 'staff' } };
      expect(await callScreen(call, staff)).toEqual({ state: {} });
      expect(await callScreen(call)).toEqual(refused('Sign in first'));
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
  ])('accepts only its own handler names: %j', async (body) => {
    for (const headers of [new Headers(), staff])
      expect(await callScreen(body, headers)).toEqual(refused('no such call'));
    expect(answer).not.toHaveBeenCalled();
  });

  test.each([
    [{ collectionSlug: '__proto__' }, 'no such records'],
    [{ collectionSlug: 'nothing' }, 'no such records'],
    [{ collectionSlug: ['pages', 7] }, 'no such records'],
    [{ collectionSlug: 'pages', query: { where: { title: { like: '\0' } } } }, 'control characters'],
  ])('rejects unknown collections and values that cannot be stored: %j', async (args, text) => {
    expect(await callScreen({ name: 'table-state', args }, staff)).toEqual(refused(text));
    expect(answer).not.toHaveBeenCalled();
  });

  test('hides database details and answers unexpected errors with a reference number', async () => {
    const logged = vi.spyOn(backend.payload.logger, 'error').mockReturnValue();
    const call = { name: 'table-state', args: {} };
    answer.mockResolvedValueOnce({ errors: [{ message: 'Failed query: select secret' }] });
    answer.mockClear();
    expect(await handleServerFunction(backend.payload, staff, call, answer)).toEqual(
      refused('Something went wrong'),
    );
    const failing = () => Promise.reject(new TypeError('Cannot read properties of undefined'));
    expect(await handleServerFunction(backend.payload, staff, call, failing)).toEqual(
      refused('Something went wrong'),
    );
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockRestore();
  });
});

test('admin screen requests › renders the form of the first account before any account exists', async () => {
  const call = { name: 'form-state', args: { collectionSlug: 'staff' } };
  const { docs } = await backend.payload.delete({ collection: 'staff', where: { id: { exists: true } } });
  expect(docs.length).toBeGreaterThan(0);
  expect(await callScreen(call)).toEqual({ state: {} });
});
