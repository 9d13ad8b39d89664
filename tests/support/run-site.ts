import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runNode } from '../../lib/commands/run-node.ts';
import type { RunningSite } from '../../lib/commands/serve-site.ts';
import { startDatabase } from '../../lib/local-database/start-database.ts';
import { serveOnFreePort } from './serve-on-free-port.ts';

export type TestSite = RunningSite & { env: Record<string, string>; stopDatabase: () => Promise<void> };

/** The production build over a freshly seeded database, everything in a temporary folder and on free ports. */
export async function runSite({ durable = true } = {}): Promise<TestSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-site-'));
  const database = await startDatabase({ dataDir, durable });
  const secret = randomBytes(32).toString('hex');
  const env = { DATABASE_URL: database.url, PAYLOAD_SECRET: secret, DATA_DIR: dataDir };
  let databaseRuns = true;
  const stopDatabase = async () => {
    if (databaseRuns) await database.stop();
    databaseRuns = false;
  };
  const clearAway = async () => {
    await stopDatabase();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await seed(env);
    const site = await serveOnFreePort({ dataDir, env });
    const stop = () => site.stop().then(clearAway);
    return { ...site, env: { ...env, SITE_URL: site.url }, stop, stopDatabase };
  } catch (error) {
    await clearAway();
    throw error;
  }
}

async function seed(env: Record<string, string>): Promise<void> {
  const script = ['--import', 'tsx', 'lib/commands/seed.ts'];
  const code = await runNode(script, { env, quiet: true });
  if (code !== 0) throw new Error('The demo network could not be seeded');
}
