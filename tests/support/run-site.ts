import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RunningSite } from '../../lib/commands/serve-site.ts';
import { startDatabase } from '../../lib/local-database/start-database.ts';
import { seedDemo } from './seed-demo.ts';
import { serveOnFreePort } from './serve-on-free-port.ts';

export type IsolatedSite = RunningSite & { dataDir: string; databaseUrl: string };

/**
 * Serves the production build over a freshly seeded database, with everything in a temporary folder and on
 * free ports. `settings` are additional environment variables.
 */
export async function runSite(settings: Record<string, string> = {}): Promise<IsolatedSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-site-'));
  const database = await startDatabase({ dataDir, stopsWithStarter: true });
  const secret = randomBytes(32).toString('hex');
  const env = { DATABASE_URL: database.url, PAYLOAD_SECRET: secret, DATA_DIR: dataDir };
  const cleanUp = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await seedDemo(env);
    const site = await serveOnFreePort({ dataDir, env: { ...env, ...settings } });
    return { ...site, dataDir, databaseUrl: database.url, stop: () => site.stop().then(cleanUp) };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
