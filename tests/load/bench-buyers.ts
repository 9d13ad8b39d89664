import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import { startDatabase } from '../../lib/local-database/start-database';
import { insertBuyers } from '../support/fill-buyers';
import { insertSearchableListings } from '../support/fill-indexed-listings';
import { extent } from './bench-extent';
import { percentile } from './percentile';

const listingRows = z.array(z.object({ id: z.number(), version: z.coerce.number() }));
const planRows = z.array(z.object({ 'QUERY PLAN': z.string() }));

/**
 * Matching of changed listings against the preferences and saved searches of many buyers, in a database of its own; needs no
 * build.
 */
export async function benchBuyers(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-bench-'));
  const database = await startDatabase({ dataDir, durable: false });
  try {
    Object.assign(process.env, {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: randomBytes(32).toString('hex'),
      LOG_LEVEL: 'error',
    });
    const { getBackend } = await import('../../lib/backend/payload');
    const payload = await getBackend();
    const { buyers, imported } = extent.matching;
    console.log(`\nFilling a database with ${buyers.toLocaleString('en')} buyers …`);
    await insertSearchableListings(payload, 2 * imported);
    await insertBuyers(payload, buyers);
    await measureOneListing(payload);
    await measureImport(payload, imported);
    await measureMails(payload);
    await payload.destroy();
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The time to find all buyers who want a listing, and the plan. */
async function measureOneListing(payload: Payload): Promise<void> {
  const { readChangedListings, wantedListings } = await import('../../lib/backend/buyers/wanted-listings');
  const { rows } = await payload.db.drizzle.execute(
    sql`select id, version from listings join indexed_listings using (id)
      where _status = 'published' and status in ('active', 'under_offer') order by id limit 300`,
  );
  const [times, counts]: [number[], number[]] = [[], []];
  for (const { version } of listingRows.parse(rows)) {
    const startedAt = performance.now();
    const listings = await readChangedListings(payload, { from: version, limit: 1 });
    const found = await payload.db.drizzle.execute(sql`select * from ${wantedListings(listings)} as wanted`);
    times.push(performance.now() - startedAt);
    counts.push(found.rows.length);
  }
  // The first ones fill caches.
  const measured = times.slice(20);
  console.log('\nOne listing against all preferences and saved searches, ms. Goal: p95 under 25');
  console.table({
    p50: percentile(measured, 0.5),
    p95: percentile(measured, 0.95),
    'matches, median': percentile(counts, 0.5),
  });
  const [first] = listingRows.parse(rows);
  const plan = await payload.db.drizzle.execute(
    sql`explain (analyze, buffers) select * from ${wantedListings([{ id: first?.id ?? 0, city: null }])} as wanted`,
  );
  console.log(
    planRows
      .parse(plan.rows)
      .map((row) => row['QUERY PLAN'])
      .join('\n'),
  );
}

/** The time of each of the mails about the import, after the first ones. */
async function measureMails(payload: Payload): Promise<void> {
  const { sendDueAlerts } = await import('../../lib/backend/buyers/send-alerts');
  const nextWeek = new Date(Date.now() + 8 * 86_400_000);
  await sendDueAlerts(payload, nextWeek);
  const startedAt = performance.now();
  let count = 0;
  for (let round = 0; round < 8; round += 1) count += await sendDueAlerts(payload, nextWeek);
  const ms = (performance.now() - startedAt) / count;
  console.log(`\nA mail about matches takes ${ms.toFixed(1)} ms`);
}

/** The time to match an import, with the due mails stored. */
async function measureImport(payload: Payload, imported: number): Promise<void> {
  const { matchChangedListings } = await import('../../lib/backend/buyers/match-changes');
  await payload.db.drizzle.execute(
    sql`update matching_cursor set version = (select max(version) from indexed_listings)`,
  );
  await payload.db.drizzle.execute(
    sql`update listings set summary = summary || ' (new)' where id in (
      select id from listings where _status = 'published' and status in ('active', 'under_offer') order by id limit ${imported})`,
  );
  const startedAt = performance.now();
  for (let found = 1; found > 0; ) found = await matchChangedListings(payload);
  const seconds = (performance.now() - startedAt) / 1000;
  const { rows } = await payload.db.drizzle.execute(sql`select count(*)::int as mails from due_alerts`);
  console.log(`\nAn import of ${imported.toLocaleString('en')} listings, seconds. Goal: under 30`);
  console.table({ seconds: seconds.toFixed(1), ...rows[0] });
}
