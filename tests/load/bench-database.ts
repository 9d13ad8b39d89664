import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../lib/local-database/start-database';
import { insertListings } from '../support/fill-listings';
import { extent } from './bench-extent';
import { measureBoundPage } from './measure-bound-page';
import { measureInvalidations } from './measure-invalidations';
import { measureLists } from './measure-lists';
import { measureRedirects } from './measure-redirects';
import { measureSitemap } from './measure-sitemap';

const records = extent.records.toLocaleString('en');

/**
 * Uses a database of its own with a million listings and a million invalidations; needs no build and some
 * minutes to fill.
 */
export async function benchDatabase(): Promise<void> {
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
    console.log(`\nFilling a database with ${records} listings …`);
    await insertListings(payload, extent.records);
    console.log('\nLists of 12 listings, ms');
    console.table(await measureLists());
    console.log('\nThe sitemap, ms');
    console.table(await measureSitemap(payload));
    console.log('\nRedirects of staff, ms');
    console.table(await measureRedirects(payload));
    console.log('\nThe queries of a page with thirty bound blocks');
    console.table([await measureBoundPage(payload)]);
    console.log(`\nThe invalidation log at ${records} changes, ms`);
    console.table(await measureInvalidations(payload, extent.records));
    await payload.destroy();
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
