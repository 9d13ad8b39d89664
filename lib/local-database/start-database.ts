import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster } from './create-cluster.ts';
import { databaseUser, giveToDatabaseUser, runAsDatabaseUser } from './database-user.ts';
import { findServer } from './find-server.ts';
import { freePort } from './free-port.ts';
import { isProcessAlive } from './is-process-alive.ts';
import { postgresBinaries } from './postgres-binaries.ts';

export type RunningDatabase = {
  /** For `DATABASE_URL`: a server on this machine that nobody outside it can reach. */
  url: string;
  /** Stops the server if this call started it; leaves one that others run. */
  stop: () => Promise<void>;
};

type Options = {
  /** The folder everything is kept in; the database goes to `postgres` inside it. */
  dataDir: string;
  /** False trades safety against a power cut for speed; for tests. */
  durable?: boolean;
};

/**
 * The PostgreSQL that comes with the project: made on the first start, kept on later ones, whatever
 * became of the process that ran it before. A server that is running already is used as it is.
 * Free of path aliases, so that plain Node can run it.
 * @throws with the server's own words when it cannot start.
 */
export async function startDatabase({ dataDir, durable = true }: Options): Promise<RunningDatabase> {
  const folder = path.resolve(dataDir);
  const cluster = path.join(folder, 'postgres');
  mkdirSync(folder, { recursive: true });
  const password = await createCluster(folder, cluster);
  const running = await findServer(cluster);
  const ours = !running || !hasLivingOwner(folder);
  const port = running ? running.port : await startServer(folder, cluster, durable);
  if (ours) writeFileSync(ownerFile(folder), String(process.pid));
  return {
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      if (ours) await stopServer(folder, cluster);
    },
  };
}

/** Faults that pass by themselves: the port was just taken, or a killed server's workers are still ending. */
const passes = /could not bind|still in use/;

async function startServer(folder: string, cluster: string, durable: boolean, attempts = 3): Promise<number> {
  const { pgCtl } = await postgresBinaries();
  const port = await freePort();
  const log = path.join(folder, 'postgres.log');
  writeFileSync(log, '');
  giveToDatabaseUser(log);
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '60',
    jit: 'off',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const args = ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', flags.join(' ')];
  const result = await runAsDatabaseUser(pgCtl, args);
  if (result.code === 0) return port;
  const another = await findServer(cluster);
  if (another) return another.port;
  const said = readFileSync(log, 'utf8').trim();
  if (attempts > 1 && passes.test(said)) {
    await sleep(1000);
    return startServer(folder, cluster, durable, attempts - 1);
  }
  throw new Error(`PostgreSQL did not start in ${cluster}:\n${said || result.output.trim()}`);
}

async function stopServer(folder: string, cluster: string): Promise<void> {
  const { pgCtl } = await postgresBinaries();
  if (existsSync(path.join(cluster, 'postmaster.pid')))
    await runAsDatabaseUser(pgCtl, ['stop', '-w', '-t', '60', '-m', 'fast', '-D', cluster]);
  rmSync(ownerFile(folder), { force: true });
}

const ownerFile = (folder: string) => path.join(folder, 'postgres.owner');

function hasLivingOwner(folder: string): boolean {
  if (!existsSync(ownerFile(folder))) return false;
  return isProcessAlive(Number(readFileSync(ownerFile(folder), 'utf8')));
}
