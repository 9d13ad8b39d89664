import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations } from '@/lib/backend/migrations';
import { startBackend, type TestBackend } from '../support/start-backend';

let backend: TestBackend;
let read: () => Promise<unknown>;
beforeAll(async () => {
  backend = await startBackend({ logLevel: 'silent' });
  const { readinessChecks } = await import('@/lib/backend/readiness-checks');
  const { readReadiness } = await import('@/lib/backend/platform/readiness');
  read = () => readReadiness(readinessChecks);
});
afterAll(() => backend?.stop());

test('readiness › an instance is ready when its database is reachable and migrated; otherwise it reports the reason', async () => {
  const { recordLogRead } = await import('@/lib/backend/platform/invalidation/invalidation-state');
  expect(await read()).toEqual({
    ready: false,
    issues: [{ check: 'invalidations', issue: 'No notifications for a while: pages may be out of date.' }],
  });
  recordLogRead(null);
  expect(await read()).toEqual({ ready: true, issues: [] });

  const folder = path.join(backend.dataDir, 'media');
  writeFileSync(folder, 'no folder');
  expect(await read()).toEqual({
    ready: false,
    issues: [{ check: 'pictures', issue: 'The picture folder is not writable.' }],
  });
  rmSync(folder);
  expect(await read()).toEqual({ ready: true, issues: [] });
  expect(readdirSync(backend.dataDir)).not.toContain('media');

  mkdirSync(folder);
  expect(await read()).toEqual({ ready: true, issues: [] });
  expect(readdirSync(folder)).toEqual([]);

  const last = migrations.at(-1)?.name ?? '';
  await backend.payload.db.drizzle.execute(sql`delete from payload_migrations where name = ${last}`);
  expect(await read()).toEqual({
    ready: false,
    issues: [{ check: 'migrations', issue: `Missing: ${last}.` }],
  });

  await backend.stopDatabase();
  expect(await read()).toEqual({
    ready: false,
    issues: expect.arrayContaining([{ check: 'database', issue: 'The database is not responding.' }]),
  });
});
