import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodInquiry as good, type OpenForms, openForms } from './open-forms';

let forms: OpenForms;
let visitors = 0;

beforeAll(async () => {
  forms = await openForms();
});
afterAll(() => forms.stop());

test('whatever is sent, nothing fails and nothing is kept that is not valid', async () => {
  const { parseForm } = await import('@/lib/forms/parse-form');
  const names = [
    ...Object.keys(good),
    'listing',
    'sms',
    'reach_by',
    '_place',
    '_page',
    '_thanks',
    '_locale',
    '_to',
    '_waited',
    '_visit',
    'website',
  ];
  const value = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom(...Object.values(good), 'bakery', '/en-GH/agents/ama-mensah/contact-us'),
    },
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      '\u202e',
      "' or 1=1",
      '<script>',
      'a'.repeat(5000),
      '/%E0%A4%A',
      '//x',
    ),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const changed = fc.dictionary(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, fc.string()),
    value,
    { maxKeys: 4 },
  );
  const body = fc.oneof(
    { weight: 8, arbitrary: changed.map((over) => JSON.stringify({ ...good, ...over })) },
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
  );
  const type = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      'application/json;charset=x',
    ),
  );
  const accept = fc.constantFrom('application/json', 'text/html');
  const key = fc.constantFrom('', 'a', 'x'.repeat(500));
  const { POST } = await import('@/app/api/forms/[form]/route');
  const statuses = new Map<number, number>();
  const one = fc.asyncProperty(
    body,
    type,
    accept,
    key,
    async (text, contentType, accepted, idempotencyKey) => {
      const request = new Request('http://localhost:3000/api/forms/inquiry', {
        method: 'POST',
        headers: {
          ...{ 'content-type': contentType, accept: accepted, 'sec-fetch-site': 'same-origin' },
          ...{ 'idempotency-key': idempotencyKey, 'x-client-address': `fuzz-${++visitors}` },
        },
        body: text,
      });
      const { status } = await POST(request, { params: Promise.resolve({ form: 'inquiry' }) });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect([200, 303, 400, 413, 415, 422]).toContain(status);
    },
  );
  await fc.assert(one, { numRuns: process.env.TEST_LONG ? 10_000 : 2_000 });
  expect(statuses.get(200)).toBeGreaterThan(10);
  for (const { answers } of await forms.leads())
    expect(parseForm('inquiry', new Map(Object.entries(Object(answers)))).ok).toBe(true);
}, 600_000);
