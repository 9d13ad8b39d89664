import { sql } from '@payloadcms/db-postgres/drizzle';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '@/lib/backend/migrations';
import { startFaultProxy } from '../support/fault-proxy';
import { createDatabase } from '../support/run/create-database';

test('a database that comes up late, or goes away while it is connected to, is brought up to date as well', async () => {
  const database = await createDatabase('blank');
  const through = new URL(database.url);
  const proxy = await startFaultProxy(through.hostname, Number(through.port));
  proxy.fault('refuse');
  Object.assign(process.env, {
    DATABASE_URL: proxy.reach(database.url),
    PAYLOAD_SECRET: 'x'.repeat(32),
    LOG_LEVEL: 'silent',
  });
  onTestFinished(async () => {
    await proxy.close();
    await database.close();
  });
  const { getBackend } = await import('@/lib/backend/payload');
  await expect(getBackend()).rejects.toThrow('cannot connect');

  // The words of what is asked first of a new connection; nothing answered yet, and answered no more.
  for (const fault of ['refuse', 'hang'] as const) {
    proxy.fault('none');
    proxy.faultAt('pg_try_advisory_lock', fault);
    await expect(getBackend()).rejects.toThrow();
  }

  proxy.fault('none');
  const payload = await getBackend();
  const { rows } = await payload.db.drizzle.execute(sql`select name from payload_migrations order by name`);
  expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
  const { pool } = payload.db;
  expect(pool.listenerCount('error')).toBeGreaterThan(0);
  expect(pool.totalCount - pool.idleCount).toBe(0);
  const held = await pool.connect();
  const lost = new Promise<void>((resolve) => held.once('end', resolve));
  proxy.fault('refuse');
  await lost;
  held.release();
  proxy.fault('none');
  await expect(payload.count({ collection: 'offices' })).resolves.toEqual({ totalDocs: 0 });
  await payload.destroy();
});
