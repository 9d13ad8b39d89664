import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiLimits } from '@/lib/backend/platform/cms-api/api-limits';
import { isLongForm } from '../support/test-scope';
import { openCmsApi, signIn } from './support/cms-api';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let asEditor: Record<string, string>;
let route: typeof import('@/app/(cms)/cms-api/[...slug]/route');

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  await findNetwork(backend.payload);
  asEditor = await signIn(await openCmsApi(), 'network-editor@example.com', 'long enough to pass');
  route = await import('@/app/(cms)/cms-api/[...slug]/route');
});
afterAll(() => backend.stop());

const chunk = 16_384;
const form = 'multipart/form-data; boundary=edge';
const json = 'application/json';

type Sent = { headers?: Record<string, string>; type?: string; size?: number };

/** Sends a multipart body that continues as long as the server reads; `end` completes it. */
function send(path: string, { headers = {}, type = form, size = 16_500_000 }: Sent = {}) {
  let read = 0;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (read >= size) {
          await ended;
          return controller.close();
        }
        read += chunk;
        controller.enqueue(new Uint8Array(chunk).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  const init = {
    method: 'POST',
    headers: { 'content-type': type, 'x-client-address': '192.0.2.1', ...headers },
    body,
    duplex: 'half',
  };
  const request = new Request(`http://localhost:3000/cms-api${path}`, init);
  const answer = route.POST(request, { params: Promise.resolve({ slug: path.split('/').slice(1) }) });
  return { answer, end, read: () => read };
}

describe('request body of many megabytes', () => {
  test.each([
    ['/staff/login', form],
    ['/staff/login', json],
    ['/staff/first-register', form],
    ['/media', form],
    ['/pages', json],
    ['/no-such-thing', form],
  ])('to %s as %s is not read without a session', async (path, type) => {
    const { answer, read } = send(path, { type });
    const { status } = await answer;
    expect(status).toBeGreaterThanOrEqual(400);
    expect(read()).toBeLessThanOrEqual(apiLimits.anonymousBodyBytes + chunk);
  });

  test('is not read when its content-length announces it', async () => {
    const { answer, read } = send('/media', { headers: { 'content-length': '16500000' } });
    expect((await answer).status).toBe(413);
    expect(read()).toBe(0);
  });

  test.each(['/pages', '/staff/login'])('is read from staff for uploads only, not for %s', async (path) => {
    const { answer, read } = send(path, { headers: asEditor });
    expect((await answer).status).toBe(413);
    expect(read()).toBeLessThanOrEqual(apiLimits.jsonBodyBytes + chunk);
  });

  test('is read in full for an upload', async () => {
    const { answer, end, read } = send('/media', { headers: asEditor });
    end();
    // The body is read and is not a valid form.
    expect((await answer).status).toBe(400);
    expect(read()).toBeGreaterThanOrEqual(16_500_000);
  });
});

describe('concurrent large request bodies', () => {
  test('are limited in number; a further one gets 503 with Retry-After', {
    skip: !isLongForm,
  }, async () => {
    const maxConcurrent = Math.floor(apiLimits.concurrentBodyBytes / apiLimits.formBodyBytes);
    const sent = Array.from({ length: maxConcurrent }, () => send('/media', { headers: asEditor }));
    const admitted = () => sent.filter(({ read }) => read() > apiLimits.anonymousBodyBytes + chunk).length;
    await expect.poll(admitted, { timeout: 20_000 }).toBe(maxConcurrent);

    const refused = send('/media', { headers: asEditor });
    const answer = await refused.answer;
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toMatch(/"message":"[^"]{10,}/);
    expect(refused.read()).toBeLessThanOrEqual(apiLimits.anonymousBodyBytes + chunk);

    // Small bodies are served in the meantime.
    const small = send('/staff/forgot-password', { size: 0, type: json });
    small.end();
    expect((await small.answer).status).toBeLessThan(500);

    for (const { end } of sent) end();
    await Promise.all(sent.map(({ answer: one }) => one));
    const next = send('/media', { headers: asEditor });
    next.end();
    expect((await next.answer).status).toBe(400);
  });
});
