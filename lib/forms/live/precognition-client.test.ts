import { afterEach, describe, expect, test, vi } from 'vitest';
import { precognitionClient } from './precognition-client';

const tokenPath = '/sanctum/csrf-cookie';
const successHeaders = { precognition: 'true', 'precognition-success': 'true' };

/** Stubs `fetch` with these responses; returns the list of requests. */
function respondWith(...responses: (Response | Promise<Response>)[]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', signal }: RequestInit = {}) => {
    requests.push(`${method.toUpperCase()} ${url}`);
    if (url === tokenPath) return Promise.resolve(new Response(null, { status: 204 }));
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      void Promise.resolve(
        responses.shift() ?? new Response(null, { status: 204, headers: successHeaders }),
      ).then(resolve);
    });
  });
  return requests;
}
afterEach(() => vi.unstubAllGlobals());

describe('the CSRF token', () => {
  test.each(['post', 'put', 'delete'] as const)('is fetched before each %s', async (method) => {
    const requests = respondWith();
    await precognitionClient[method]('/api/x');
    await precognitionClient[method]('/api/x');
    const call = `${method.toUpperCase()} /api/x`;
    expect(requests).toEqual([`GET ${tokenPath}`, call, `GET ${tokenPath}`, call]);
  });

  test.each(['get', 'patch'] as const)('is not fetched before %s', async (method) => {
    const requests = respondWith();
    await precognitionClient[method]('/api/x');
    expect(requests).toEqual([`${method.toUpperCase()} /api/x`]);
  });

  test('is fetched again when it is rejected, and the call is retried once', async () => {
    const mismatch = () => new Response('{}', { status: 419, headers: { precognition: 'true' } });
    const requests = respondWith(mismatch(), mismatch(), mismatch());
    await expect(precognitionClient.post('/api/x')).rejects.toMatchObject({ response: { status: 419 } });
    expect(requests).toEqual([`GET ${tokenPath}`, 'POST /api/x', `GET ${tokenPath}`, 'POST /api/x']);
  });
});

test('aborts an earlier validation of the same URL but no submission', async () => {
  const never = new Promise<Response>(() => {});
  respondWith(never);
  const earlier = precognitionClient.get('/api/x');
  await precognitionClient.get('/api/x');
  await expect(earlier).rejects.toThrow();
  const { promise, resolve } = Promise.withResolvers<Response>();
  respondWith(promise);
  const sent = precognitionClient.get('/api/x', {}, { precognitive: false, onSuccess: ({ data }) => data });
  await precognitionClient.get('/api/x');
  resolve(Response.json('taken'));
  expect(await sent).toBe('taken');
});

test('rejects a response without Precognition with the message of the specification', async () => {
  respondWith(new Response(null, { status: 204 }));
  await expect(precognitionClient.get('/api/x')).rejects.toThrow(
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
] as const)('passes a response with status %i to %s', async (status, handler) => {
  respondWith(new Response('{}', { status, headers: { precognition: 'true' } }));
  expect(await precognitionClient.get('/api/x', {}, { [handler]: () => 'handled' })).toBe('handled');
});

describe('a request', () => {
  const captureRequests = () => {
    const requests: RequestInit[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (url !== tokenPath) requests.push(init);
      return new Response(null, { status: 204, headers: successHeaders });
    });
    return requests;
  };
  const headersOf = (init: RequestInit | undefined) => new Headers(init?.headers);

  test('validates by Precognition by default', async () => {
    const requests = captureRequests();
    await precognitionClient.post('/api/x', { a: 1 });
    await precognitionClient.post('/api/x', { a: 1 }, { precognitive: false });
    expect(requests.map((init) => headersOf(init).get('precognition'))).toEqual(['true', null]);
  });

  test('has a JSON body, or multipart when it contains a file', async () => {
    const requests = captureRequests();
    await precognitionClient.post('/api/x', { a: 1 });
    await precognitionClient.post('/api/x', { a: new File(['x'], 'x.txt') });
    expect([requests[0]?.body, headersOf(requests[0]).get('content-type')]).toEqual([
      '{"a":1}',
      'application/json',
    ]);
    expect(requests[1]?.body).toBeInstanceOf(FormData);
  });

  test('times out after 30,000 ms', async () => {
    captureRequests();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await precognitionClient.post('/api/x');
    expect(timeout.mock.calls).toEqual([[30_000], [30_000]]);
    timeout.mockRestore();
  });
});
