import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDatabase } from '../../lib/local-database/start-database';
import { fillListings } from '../support/fill-listings';
import { measureRedirects } from './measure-redirects';
import { measureSitemap } from './measure-sitemap';

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
  console.time('fill');
  await fillListings(payload, 200_000);
  console.timeEnd('fill');
  console.table(await measureSitemap(payload));
  console.table(await measureRedirects(payload));
  await payload.destroy();
} catch (e) {
  console.error(e);
} finally {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
