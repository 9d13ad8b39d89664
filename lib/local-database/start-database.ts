import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCluster } from './create-cluster.ts';
import { chownToDatabaseUser, databaseUser, runAsDatabaseUser } from './database-user.ts';
import { findServer, waitForServerEnd } from './find-server.ts';
import { freePort } from './free-port.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { claimServer, hasLivingOwner } from './server-owner.ts';
import { stopServer } from './stop-server.ts';

export type RunningDatabase = {
  /** The value for `DATABASE_URL`: a server that is reachable from this machine only. */
  url: string;
  /** Stops the server if this call started it; otherwise leaves it running. */
  stop: () => Promise<void>;
  /** Resolves when the server has stopped, for whatever reason. */
  waitForEnd: () => Promise<void>;
};

type StartDatabaseOptions = {
  /** The data folder; the database is in its subfolder `postgres`. */
  dataDir: string;
  /**
   * False: faster, but unsafe when the power fails, and with more connections; for tests, which share a
   * server.
   */
  durable?: boolean;
  /** The port of a newly started server; default: a free port. */
  port?: number;
  /** True: a started server stops when this process exits, even when it is killed. */
  stopsWithStarter?: boolean;
};

/**
 * Starts the bundled PostgreSQL: creates the cluster on the first start and reuses it later. A server that
 * is already running is used. Has no path aliases, so that plain Node can run it.
 * @throws with the server's log when it cannot start.
 */
export async function startDatabase({
  dataDir,
  durable = true,
  port: requestedPort,
  stopsWithStarter = false,
}: StartDatabaseOptions): Promise<RunningDatabase> {
  const folder = path.resolve(dataDir);
  const cluster = path.join(folder, 'postgres');
  mkdirSync(folder, { recursive: true });
  const password = await createCluster(folder, cluster);
  const running = await findServer(cluster);
  const isOwner = !running || !hasLivingOwner(folder);
  const port = running ? running.port : await startServer({ folder, cluster, durable, requestedPort });
  if (isOwner) claimServer(folder);
  const guard = isOwner && stopsWithStarter ? startGuard(folder) : null;
  return {
    url: `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres${socketFolder(cluster, durable) && socketParameter(cluster)}`,
    stop: async () => {
      if (isOwner) await stopServer(folder);
      guard?.kill();
    },
    waitForEnd: async () => {
      await waitForServerEnd(cluster);
      guard?.kill();
    },
  };
}

/** A separate process that outlives this one until it has stopped the server. */
function startGuard(folder: string): ChildProcess {
  const script = path.join(import.meta.dirname, 'stop-when-orphaned.ts');
  const guard = spawn(process.execPath, [script, folder, String(process.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return guard;
}

/** Transient errors: the port was just taken, or the workers of a killed server are still exiting. */
const transientError = /could not bind|still in use|already exists/;

/** Settings of a server whose data is discarded. Without autovacuum, tests of query plans run ANALYZE themselves. */
const fastSettings = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  ...{ wal_level: 'minimal', max_wal_senders: '0', max_wal_size: '4GB', checkpoint_timeout: '1h' },
  ...{ autovacuum: 'off', io_method: 'sync' },
};

/** The server's log holds neither statements nor the rows that violate a constraint. */
const quietLog = { log_error_verbosity: 'terse', log_min_error_statement: 'panic' };

/** The maximum length of a socket path, of which `/.s.PGSQL.65535` follows the folder. */
const MAX_SOCKET_FOLDER_LENGTH = 103 - '/.s.PGSQL.65535'.length;

/** The Unix socket: a query takes half as long as over TCP, which is also available. */
const socketFolder = (cluster: string, durable: boolean): string =>
  durable || Buffer.byteLength(cluster) > MAX_SOCKET_FOLDER_LENGTH ? '' : cluster;
const socketParameter = (cluster: string): string => `?host=${encodeURIComponent(cluster)}`;

type ServerOptions = { folder: string; cluster: string; durable: boolean; requestedPort: number | undefined };

async function startServer(server: ServerOptions, attempts = 3): Promise<number> {
  const { folder, cluster, durable, requestedPort } = server;
  const { pgCtl } = await postgresBinaries();
  const port = requestedPort ?? (await freePort());
  const log = path.join(folder, 'postgres.log');
  writeFileSync(log, '');
  chownToDatabaseUser(log);
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder(cluster, durable),
    max_connections: durable ? '60' : '200',
    jit: 'off',
    ...quietLog,
    ...(!durable && fastSettings),
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const args = ['start', '-w', '-t', '60', '-D', cluster, '-l', log, '-o', flags.join(' ')];
  const result = await runAsDatabaseUser(pgCtl, args);
  if (result.code === 0) return port;
  const another = await findServer(cluster);
  if (another) return another.port;
  const logText = readFileSync(log, 'utf8').trim();
  if (attempts > 1 && transientError.test(logText)) {
    await sleep(1000);
    return startServer(server, attempts - 1);
  }
  throw new Error(`PostgreSQL did not start in ${cluster}:\n${logText || result.output.trim()}`);
}
