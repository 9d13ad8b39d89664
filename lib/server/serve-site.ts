import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { environment, type LogExtent } from '../environment.ts';
import { readEnabledLocales } from '../i18n/read-enabled-locales.ts';
import { openPageStore, readBuildId } from '../page-store/open-page-store.ts';
import { applyWorkerMessage } from '../page-store/take-told.ts';
import { createAssetHandler } from './answer-asset.ts';
import { createNotFoundHandler } from './not-found.ts';
import { createRequestHandler } from './request-handler.ts';
import { proxyRequest, revalidatePage, hasProxyCapacity } from './proxy-to-worker.ts';
import { archiveBuildAssets } from './static-assets.ts';
import type { RequestTarget } from './page-request.ts';
import { handleUnparsedRequests } from './refuse-unparsed.ts';
import { revalidateStale } from './revalidate-stale.ts';
import { superviseNextWorker } from './worker-supervisor.ts';
import { shutDownOnSignal } from './stop-gracefully.ts';
import { warmUp } from './warm-up.ts';

/**
 * Time limits for the headers of a request and for all of it, in ms; staff upload images over slow
 * connections.
 */
const headersTimeout = 15_000;
const requestTimeout = 5 * 60_000;
const connectionsCheckingInterval = 1_000;
const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval };
const MAX_CONNECTIONS = 10_000;
/** No protocol upgrades: Next would keep such a connection open, outside the guard and all time limits. */
const rejectUpgrade = (): boolean => false;

/**
 * Serves the build on a port until the process receives a stop signal. Exits with 1 when the port is not
 * available.
 */
export async function serveSite(port: number, logLevel: LogExtent): Promise<void> {
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
  const handleAsset = createAssetHandler(archiveBuildAssets(archiveFolder, readBuildId(), path.resolve('.next', 'static')));
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
    proxyToNext: (request, response) => proxyRequest(supervisor.find(), request, response),
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
