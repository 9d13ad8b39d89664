import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../lib/local-database/start-database';
import { insertSearchableListings } from '../support/fill-indexed-listings';
import { extent } from './bench-extent';
import { measureSearch } from './measure-search';
import { CLIENT_COUNT } from './run-searches';

/** As a site is served by default, and with `WORKERS=max`. */
const processCounts = [...new Set([1, Math.min(CLIENT_COUNT, os.availableParallelism())])];
const formatProcessCount = (workers: number) => (workers === 1 ? 'one process' : `${workers} processes`);

/**
 * Listing search in a growing database of its own, with eight clients; needs no build and some minutes to
 * fill.
 */
export async function benchSearch(): Promise<void> {
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
    const rows: Record<string, object> = {};
    let filledCount = 0;
    for (const size of extent.searched) {
      console.log(`\nFilling a database up to ${size.toLocaleString('en')} listings …`);
      await insertSearchableListings(payload, size - filledCount, filledCount);
      filledCount = size;
      for (const workers of processCounts)
        rows[`${size.toLocaleString('en')}, ${formatProcessCount(workers)}`] = await measureSearch(
          payload,
          workers,
        );
    }
    console.log(
      '\nA search with 24 listings, facets, medians and a capped count, eight clients at once, ms. Goals: p95 under 50 of 100,000 and 100 of 1,000,000; radius under 15',
    );
    console.table(rows);
    await payload.destroy();
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
