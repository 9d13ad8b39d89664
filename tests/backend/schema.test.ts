import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { generateTypes } from 'payload/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officeData } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

const migrations = 'lib/backend/migrations';
let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('generated code is up to date', () => {
  test('the migrations create the schema of the collections', async () => {
    const { generateDrizzleJson, generateMigration } = backend.payload.db.requireDrizzleKit();
    const snapshots = readdirSync(migrations).filter((name) => name.endsWith('.json'));
    const latest = snapshots.sort().at(-1) ?? '';
    const stored = JSON.parse(readFileSync(path.join(migrations, latest), 'utf8'));
    const now = await generateDrizzleJson(backend.payload.db.schema);
    expect(await generateMigration(stored, now)).toEqual([]);
  });

  test('the types match the collections', async () => {
    const outputFile = path.join(backend.dataDir, 'types.ts');
    const { config } = backend.payload;
    await generateTypes({ ...config, typescript: { ...config.typescript, outputFile } }, { log: false });
    expect(readFileSync(outputFile, 'utf8')).toBe(readFileSync('lib/backend/payload-types.ts', 'utf8'));
  });
});

describe('database schema', () => {
  test('finds offices by their coordinates through an index', async () => {
    const { payload } = backend;
    const data = { name: 'R', slug: 'r', code: 'GH-AA', latitude: 5, longitude: 0 };
    const region = await payload.create({ collection: 'regions', data });
    await payload.create({ collection: 'offices', data: officeData(region.id, 'osu') });
    const { rows } = await payload.db.drizzle.execute(
      sql`select indexdef from pg_indexes where indexname = 'offices_location'`,
    );
    expect(JSON.stringify(rows)).toMatch(/gist.*point/i);
    const nearestOffices = sql`select slug from offices order by point(longitude::float8, latitude::float8) <-> point(-0.18, 5.55) limit 1`;
    expect((await payload.db.drizzle.execute(nearestOffices)).rows).toEqual([{ slug: 'osu' }]);
  });

  test('stores blocks as they were written', async () => {
    const { rows } = await backend.payload.db.drizzle.execute(
      sql`select table_name, data_type from information_schema.columns where column_name in ('blocks', 'version_blocks')`,
    );
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map((row) => row.data_type))).toEqual(new Set(['json']));
  });

  test('a lost connection ends no process: calls fail with an error', async () => {
    const { payload, stopDatabase } = backend;
    await Promise.all([1, 2, 3].map(() => payload.count({ collection: 'offices' })));
    await stopDatabase();
    await expect(payload.count({ collection: 'offices' })).rejects.toThrow();
  });
});
