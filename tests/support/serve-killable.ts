import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastPayloadArgs, runNode } from '../../lib/commands/run-node.ts';
import { serveSite } from '../../lib/commands/serve-site.ts';
import { isProcessAlive } from '../../lib/local-database/is-process-alive.ts';
import { startDatabase } from '../../lib/local-database/start-database.ts';
import { serveOnFreePort } from './serve-on-free-port.ts';

/** A process that can be killed without warning and started again. */
export type Killable = { kill: () => Promise<void>; restart: () => Promise<void> };

export type KillableSite = {
  url: string;
  databaseUrl: string;
  site: Killable;
  /** Killed by SIGKILL, which ends its main process only, or SIGQUIT, which ends all of it. */
  database: Omit<Killable, 'kill'> & { kill: (signal: 'SIGKILL' | 'SIGQUIT') => Promise<void> };
  stop: () => Promise<void>;
};

/**
 * Serves the built site over a network with staff accounts only, in a durable PostgreSQL of its own.
 * `settings` are additional environment variables.
 */
export async function serveKillable(settings: Record<string, string> = {}): Promise<KillableSite> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-killable-'));
  const database = await startDatabase({ dataDir });
  const secret = randomBytes(32).toString('hex');
  const env = { DATABASE_URL: database.url, PAYLOAD_SECRET: secret, DATA_DIR: dataDir, ...settings };
  const script = [...fastPayloadArgs, '--import', 'tsx', 'tests/support/write-accounts.ts'];
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
      restart: async () => {
        site = await serveSite({ port: portOf(url), dataDir, env });
      },
    },
    database: {
      kill: (signal) => killServer(dataDir, signal),
      restart: async () => {
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
