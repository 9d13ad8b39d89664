import cluster from 'node:cluster';
import { stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { environment, type RequestLogLevel } from '../environment.ts';
import { readEnabledLocales } from '../i18n/read-enabled-locales.ts';
import { applyWorkerMessage, openPageStore, readBuildId } from '../page-store/page-store.ts';
import { createNotFoundHandler } from './not-found.ts';
import type { RequestTarget } from './page-request.ts';
import { hasProxyCapacity, proxyRequest, revalidatePage } from './proxy-to-worker.ts';
import { handleUnparsedRequests } from './request-guard.ts';
import { createRequestHandler } from './request-handler.ts';
import { revalidateStale, warmUp } from './revalidate-stale.ts';
import { archiveBuildAssets, createAssetHandler } from './static-assets.ts';
import { superviseNextWorker } from './worker-supervisor.ts';

/** Time limit for responses in progress at shutdown, in ms. */
const SHUTDOWN_TIMEOUT_MS = 8_000;
/** Time after which idle connections are closed at shutdown, in ms: a request may be in transit. */
const IDLE_CONNECTION_GRACE_MS = 1_000;

/**
 * Shuts the process down on a signal: stops accepting connections, finishes the responses in progress, then
 * calls `close`.
 */
function shutDownOnSignal(server: Server, close: () => Promise<void>): void {
  const openResponses = new Set<ServerResponse>();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const response of openResponses) closeAfterResponse(response);
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref();
    setInterval(() => server.closeIdleConnections(), IDLE_CONNECTION_GRACE_MS).unref();
    // `http.Server.close` would close idle connections at once, on which a request may be in transit.
    net.Server.prototype.close.call(server, () => void close().finally(() => process.exit(0)));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // In a cluster the primary handles SIGHUP.
  process.on('SIGHUP', () => cluster.isWorker || stop());
  server.prependListener('request', (_request, response) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    if (isStopping) closeAfterResponse(response);
  });
}

/** Closes the connection after the response, so that the client reconnects to another instance. */
function closeAfterResponse(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

/**
 * Time limits for the headers of a request and for all of it, in ms; staff upload images over slow
 * connections.
 */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 5 * 60_000;
const CONNECTIONS_CHECK_INTERVAL_MS = 1_000;
const timeouts = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CONNECTIONS_CHECK_INTERVAL_MS,
};
const MAX_CONNECTIONS = 10_000;
/** No protocol upgrades: Next would keep such a connection open, outside the guard and all time limits. */
const rejectUpgrade = (): boolean => false;

/**
 * Serves the build on a port until the process receives a stop signal. Exits with 1 when the port is not
 * available.
 */
export async function serveSite(port: number, logLevel: RequestLogLevel): Promise<void> {
  // Must be set before Next and React are loaded, which select their build by it.
  Object.assign(process.env, { NODE_ENV: 'production' });
  process.title = 'tessera-server';
  // File access, image processing and password hashing share libuv's thread pool, whose threads inherit the
  // priority of the thread that first uses it: start them here, not in the worker thread with its lower
  // priority.
  process.env.UV_THREADPOOL_SIZE ??= '16';
  await stat('.');
  const store = openPageStore();
  const isFirst = environment.workerSlot() === '0';
  let onInvalidation: () => void = () => undefined;
  const supervisor = await superviseNextWorker(port, (message) => {
    applyWorkerMessage(store, message);
    if (message.kind === 'stale') onInvalidation();
  });
  const canProxy = (request: RequestTarget) => supervisor.isRunning() && hasProxyCapacity(request);
  // After the worker has started: Next has validated the environment by then and reported errors in one
  // line.
  const languages = readEnabledLocales(environment.enabledLocales());
  const archiveFolder = path.resolve(environment.dataDir(), 'static');
  const handleAsset = createAssetHandler(
    archiveBuildAssets(archiveFolder, readBuildId(), path.resolve('.next', 'static')),
  );
  const revalidate = async (address: string) =>
    canProxy({ method: 'GET', url: address }) && revalidatePage(supervisor.find(), address);
  // One process revalidates for all.
  if (isFirst) onInvalidation = revalidateStale({ store, languages, revalidate });
  const handleRequest = createRequestHandler({
    store,
    languages,
    logLevel,
    handleAsset,
    handleNotFound: createNotFoundHandler(path.resolve('.next'), path.resolve('public'), languages),
    canProxy,
    proxyToNext: (request, response, body) => proxyRequest(supervisor.find(), request, response, body),
    revalidate: (address) => void revalidate(address),
  });
  // A missing Host header is rejected by the guard, like other invalid requests.
  const serverOptions = { ...timeouts, shouldUpgradeCallback: rejectUpgrade, requireHostHeader: false };
  const server = createServer(serverOptions, handleRequest);
  server.maxConnections = MAX_CONNECTIONS;
  handleUnparsedRequests(server);
  shutDownOnSignal(server, supervisor.stop);
  server.once('error', (error) => {
    console.error(`Tessera cannot listen on port ${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, () => {
    // One process logs the start and warms up the store for all.
    if (!isFirst) return;
    console.log(`The site listens on port ${port}.`);
    void warmUp({ store, languages, port, isServing: () => server.listening });
  });
}

export type ServerSettings = {
  port: number;
  /** Number of server processes. */
  workers: number;
  /** Port of the Prometheus endpoint; null when it is disabled. */
  metricsPort: number | null;
  /** Which requests are logged: none, those that the store did not serve, or all. */
  logLevel: RequestLogLevel;
};

/** Reads the server settings from the environment. Exits with a message that names the invalid variable. */
export function readServerSettings(): ServerSettings {
  try {
    const workers = environment.workers();
    return {
      port: environment.port(),
      metricsPort: environment.metricsPort() ?? null,
      workers: workers === 'max' ? os.availableParallelism() : workers,
      logLevel: environment.requestLog(),
    };
  } catch (error) {
    console.error(`Tessera cannot start. ${error instanceof Error ? error.message : error}.`);
    process.exit(1);
  }
}
