import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '@/lib/backend/migrations';
import { startFaultProxy } from '../support/fault-proxy';
import { createDatabase } from '../support/run/create-database';

test('a database that comes up after the instance is brought up to date as well', async () => {
  const database = await createDatabase('blank');
  const through = new URL(database.url);
  const proxy = await startFaultProxy(through.hostname, Number(through.port));
  proxy.fault('refuse');
  through.port = String(proxy.port);
  Object.assign(process.env, {
    DATABASE_URL: through.href,
    PAYLOAD_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  });
  onTestFinished(async () => {
    await proxy.close();
    await database.drop();
  });
  const { getBackend } = await import('@/lib/backend/payload');
  await expect(getBackend()).rejects.toThrow('cannot connect');

  proxy.fault('none');
  const payload = await getBackend();
  const { rows } = await payload.db.drizzle.execute(sql`select name from payload_migrations order by name`);
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  expect(payload.db.pool.listenerCount('error')).toBeGreaterThan(0);
  await payload.destroy();
});
