import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster } from './create-cluster.ts';
import { databaseUser, giveToDatabaseUser, runAsDatabaseUser } from './database-user.ts';
import { findServer, waitForServerEnd } from './find-server.ts';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { claimServer, hasLivingOwner } from './server-owner.ts';
import { stopServer } from './stop-server.ts';

export type RunningDatabase = {
  /** For `DATABASE_URL`: a server on this machine that nobody outside it can reach. */
  url: string;
  /** Stops the server if this call started it; leaves one that others run. */
  stop: () => Promise<void>;
  /** Settles when the server has ended, by itself or not. */
  waitForEnd: () => Promise<void>;
};

type Options = {
  /** The folder everything is kept in; the database goes to `postgres` inside it. */
  dataDir: string;
  /** False trades safety against a power cut for speed, and takes more connections; for tests, which share one. */
  durable?: boolean;
  /** Where a server that is started listens; a free port when left out. */
  port?: number;
  /** True has a started server stop when this process is gone, even killed. */
  endsWithStarter?: boolean;
};

/**
 * The PostgreSQL that comes with the project: made on the first start, kept on later ones, whatever
 * became of the process that ran it before. A server that is running already is used as it is.
 * Free of path aliases, so that plain Node can run it.
 * @throws with the server's own words when it cannot start.
 */
export async function startDatabase({
  dataDir,
  durable = true,
  port: wanted,
  endsWithStarter = false,
}: Options): Promise<RunningDatabase> {
  const folder = path.resolve(dataDir);
  const cluster = path.join(folder, 'postgres');
  mkdirSync(folder, { recursive: true });
  const password = await createCluster(folder, cluster);
  const running = await findServer(cluster);
  const ours = !running || !hasLivingOwner(folder);
  const port = running ? running.port : await startServer({ folder, cluster, durable, wanted });
  if (ours) claimServer(folder);
  const guard = ours && endsWithStarter ? startGuard(folder) : null;
  return {
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres${socketFolder(cluster, durable) && bySocket(cluster)}`,
    stop: async () => {
      if (ours) await stopServer(folder);
      guard?.kill();
    },
    waitForEnd: async () => {
      await waitForServerEnd(cluster);
      guard?.kill();
    },
  };
}

/** A process beside this one that outlives it by the time it takes to stop the server. */
function startGuard(folder: string): ChildProcess {
  const script = path.join(import.meta.dirname, 'stop-when-alone.ts');
  const guard = spawn(process.execPath, [script, folder, String(process.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

/** Faults that pass by themselves: the port was just taken, or a killed server's workers are still ending. */
const passes = /could not bind|still in use|already exists/;

/** Of a server that nobody needs after it has ended. What its tables hold is counted by who needs that for a plan. */
const hasty = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '4GB', checkpoint_timeout: '1h' },
  ...{ autovacuum: 'off', io_method: 'sync' },
};

/** Systems take no longer names of sockets, of which `/.s.PGSQL.65535` comes behind the folder. */
const longestSocketFolder = 103 - '/.s.PGSQL.65535'.length;

/** The server's own socket: a question costs whoever asks half as much as by way of the network, which is there as well. */
const socketFolder = (cluster: string, durable: boolean): string =>
  durable || Buffer.byteLength(cluster) > longestSocketFolder ? '' : cluster;
const bySocket = (cluster: string): string => `?host=${encodeURIComponent(cluster)}`;

type Server = { folder: string; cluster: string; durable: boolean; wanted: number | undefined };

async function startServer(server: Server, attempts = 3): Promise<number> {
  const { folder, cluster, durable, wanted } = server;
  const { pgCtl } = await postgresBinaries();
  const port = wanted ?? (await freePort());
  const log = path.join(folder, 'postgres.log');
  writeFileSync(log, '');
  giveToDatabaseUser(log);
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(cluster, durable),
    max_connections: durable ? '60' : '200',
    jit: 'off',
    ...(!durable && hasty),
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
    return startServer(server, attempts - 1);
  }
  throw new Error(`PostgreSQL did not start in ${cluster}:\n${said || result.output.trim()}`);
}
