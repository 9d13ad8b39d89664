import { afterEach, describe, expect, test, vi } from 'vitest';
import { http } from './http';

const token = '/sanctum/csrf-cookie';
const passed = { precognition: 'true', 'precognition-success': 'true' };

/** What is asked, in order, and answered in turn. */
function answering(...answers: (Response | Promise<Response>)[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', signal }: RequestInit = {}) => {
    asked.push(`${method.toUpperCase()} ${url}`);
    if (url === token) return Promise.resolve(new Response(null, { status: 204 }));
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      void Promise.resolve(answers.shift() ?? new Response(null, { status: 204, headers: passed })).then(
        resolve,
      );
    });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('the token', () => {
  test.each(['post', 'put', 'delete'] as const)('is fetched before each %s', async (method) => {
    const asked = answering();
    await http[method]('/api/x');
    await http[method]('/api/x');
    const call = `${method.toUpperCase()} /api/x`;
    expect(asked).toEqual([`GET ${token}`, call, `GET ${token}`, call]);
  });

  test.each(['get', 'patch'] as const)('is not fetched before %s', async (method) => {
    const asked = answering();
    await http[method]('/api/x');
    expect(asked).toEqual([`${method.toUpperCase()} /api/x`]);
  });

  test('is fetched anew when it does not fit, and the call made once more, not twice', async () => {
    const mismatch = () => new Response('{}', { status: 419, headers: { precognition: 'true' } });
    const asked = answering(mismatch(), mismatch(), mismatch());
    await expect(http.post('/api/x')).rejects.toMatchObject({ response: { status: 419 } });
    expect(asked).toEqual([`GET ${token}`, 'POST /api/x', `GET ${token}`, 'POST /api/x']);
  });
});

test('an earlier question of the same is cancelled, one sent for good is not', async () => {
  const never = new Promise<Response>(() => {});
  answering(never);
  const earlier = http.get('/api/x');
  await http.get('/api/x');
  await expect(earlier).rejects.toThrow();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answering(promise);
  const sent = http.get('/api/x', {}, { precognitive: false, onSuccess: ({ data }) => data });
  await http.get('/api/x');
  resolve(Response.json('taken'));
  expect(await sent).toBe('taken');
});

test('an answer that is none of Precognition is said to be so, in the words of the specification', async () => {
  answering(new Response(null, { status: 204 }));
  await expect(http.get('/api/x')).rejects.toThrow(
    'Did not receive a Precognition response. Ensure you have the Precognition middleware in place for the route.',
  );
});

test.each([
  [401, 'onUnauthorized'],
  [403, 'onForbidden'],
  [404, 'onNotFound'],
  [409, 'onConflict'],
  [422, 'onValidationError'],
  [423, 'onLocked'],
] as const)('an answer of %i is given to %s', async (status, handler) => {
  answering(new Response('{}', { status, headers: { precognition: 'true' } }));
  expect(await http.get('/api/x', {}, { [handler]: () => 'heard' })).toBe('heard');
});

describe('what is sent', () => {
  const sending = () => {
    const sent: RequestInit[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (url !== token) sent.push(init);
      return new Response(null, { status: 204, headers: passed });
    });
    return sent;
  };
  const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

  test('asks by Precognition, unless it says otherwise', async () => {
    const sent = sending();
    await http.post('/api/x', { a: 1 });
    await http.post('/api/x', { a: 1 }, { precognitive: false });
    expect(sent.map((init) => headersOf(init).get('precognition'))).toEqual(['true', null]);
  });

  test('is JSON, and multipart where a file is among it', async () => {
    const sent = sending();
    await http.post('/api/x', { a: 1 });
    await http.post('/api/x', { a: new File(['x'], 'x.txt') });
    expect([sent[0]?.body, headersOf(sent[0]).get('content-type')]).toEqual(['{"a":1}', 'application/json']);
    expect(sent[1]?.body).toBeInstanceOf(FormData);
  });

  test('waits for 30,000 ms', async () => {
    sending();
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await http.post('/api/x');
    expect(limit.mock.calls).toEqual([[30_000], [30_000]]);
    limit.mockRestore();
  });
});
