import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadsQuickly, runNode } from '../../lib/commands/run-node.ts';
import { serveSite } from '../../lib/commands/serve-site.ts';
import { isProcessAlive } from '../../lib/local-database/is-process-alive.ts';
import { startDatabase } from '../../lib/local-database/start-database.ts';
import { serveOnFreePort } from './serve-on-free-port.ts';

/** What can be killed without a warning, and is started again in its place. */
export type Killable = { kill: () => Promise<void>; startAgain: () => Promise<void> };

export type KillableSite = {
  url: string;
  databaseUrl: string;
  site: Killable;
  /** Killed by either signal: its first process alone, or all of it. */
  database: Omit<Killable, 'kill'> & { kill: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void> };
  stop: () => Promise<void>;
};

/**
 * The built site over a network of nothing but its staff, in a PostgreSQL of its own that keeps what it has said it has stored. `settings` are its environment
 * besides.
 */
export async function serveKillable(settings: Record<string, string> = {}): Promise<KillableSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-killable-'));
  const database = await startDatabase({ dataDir });
  const secret = randomBytes(32).toString('hex');
  const env = { DATABASE_URL: database.url, PAYLOAD_SECRET: secret, DATA_DIR: dataDir, ...settings };
  const script = [...loadsQuickly, '--import', 'tsx', 'tests/support/write-accounts.ts'];
  if ((await runNode(script, { env, quiet: true })) !== 0) throw new Error('No account could be made');
  let site = await serveOnFreePort({ dataDir, env });
  const { url } = site;
  return {
    url,
    databaseUrl: database.url,
    site: {
      kill: async () => {
        process.kill(site.pid ?? 0, 'SIGKILL');
        await site.ended;
      },
      startAgain: async () => {
        site = await serveSite({ port: portOf(url), dataDir, env });
      },
    },
    database: {
      kill: (signal) => killServer(dataDir, signal),
      startAgain: async () => {
        await startDatabase({ dataDir, port: portOf(database.url) });
      },
    },
    stop: async () => {
      await site.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const portOf = (url: string): number => Number(new URL(url).port);

async function killServer(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const pid = Number.parseInt(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, signal);
  while (isProcessAlive(pid)) await sleep(10);
}
