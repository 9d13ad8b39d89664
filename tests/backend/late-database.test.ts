import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '@/lib/backend/migrations';
import { startFaultProxy } from '../support/fault-proxy';
import { createDatabase } from '../support/run/create-database';

test('late database › is migrated when it starts late or disconnects during the connection', async () => {
  const database = await createDatabase('blank');
  const through = new URL(database.url);
  const proxy = await startFaultProxy(through.hostname, Number(through.port));
  proxy.setFault('refuse');
  Object.assign(process.env, {
    DATABASE_URL: proxy.urlThrough(database.url),
    PAYLOAD_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  });
  onTestFinished(async () => {
    await proxy.close();
    await database.close();
  });
  const { getBackend } = await import('@/lib/backend/payload');
  await expect(getBackend()).rejects.toThrow('cannot connect');

  // The statement that acquires the migration lock fails: the connection is closed, or there is no response.
  for (const fault of ['refuse', 'hang'] as const) {
    proxy.setFault('none');
    proxy.failAt('pg_try_advisory_lock', fault);
    await expect(getBackend()).rejects.toThrow();
  }

  proxy.setFault('none');
  const payload = await getBackend();
  const { rows } = await payload.db.drizzle.execute(sql`select name from payload_migrations order by name`);
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  const { pool } = payload.db;
  expect(pool.listenerCount('error')).toBeGreaterThan(0);
  expect(pool.totalCount - pool.idleCount).toBe(0);
  const client = await pool.connect();
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  proxy.setFault('refuse');
  await lost;
  client.release();
  proxy.setFault('none');
  await expect(payload.count({ collection: 'offices' })).resolves.toEqual({ totalDocs: 0 });
  await payload.destroy();
});
