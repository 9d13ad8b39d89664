import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/tests/support/open-database';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

let backend: TestBackend;
let other: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  backend = await startBackend();
  other = openDatabase(process.env.DATABASE_URL ?? '');
});
afterAll(async () => {
  await other?.$client.end();
  await backend?.stop();
});

test('form rate limits › submissions from one address are counted across instances', async () => {
  const { consumeFormAttempt, formLimits } = await import('@/lib/backend/leads/form-rate-limits');
  const instances = [backend.payload, { db: { pool: other.$client } }];
  const send = (count: number) =>
    consumeFormAttempt(instances[count % 2] ?? backend.payload, 'form_sent', 'inquiry');
  for (let count = 0; count < formLimits.form_sent.points; count += 1) expect(await send(count)).toBeNull();
  for (const instance of instances)
    expect(await consumeFormAttempt(instance, 'form_sent', 'inquiry')).toBeGreaterThan(0);
  expect(await consumeFormAttempt(backend.payload, 'form_sent', 'inquiry of another address')).toBeNull();
});
