import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { environment, type LogExtent } from '../environment.ts';
import { readEnabledLocales } from '../i18n/read-enabled-locales.ts';
import { openPageStore, readBuild } from '../page-store/open-page-store.ts';
import { takeTold } from '../page-store/take-told.ts';
import { answerAssets } from './answer-asset.ts';
import { answerNowhere } from './answer-nowhere.ts';
import { answerRequests } from './answer-requests.ts';
import { askBehind, askToRemake, hasRoomBehind } from './ask-behind.ts';
import { keepAssets } from './keep-assets.ts';
import type { Asked } from './page-request.ts';
import { refuseUnparsed } from './refuse-unparsed.ts';
import { remakeKnown } from './remake-known.ts';
import { runBehind } from './run-behind.ts';
import { stopGracefully } from './stop-gracefully.ts';
import { warmUp } from './warm-up.ts';

/** How long a client may take to send a request's headers, and all of it, in ms; a picture comes over a slow line. */
const headersTimeout = 15_000;
const requestTimeout = 5 * 60_000;
const connectionsCheckingInterval = 1_000;
const timeouts = { headersTimeout, requestTimeout, connectionsCheckingInterval };
const mostConnections = 10_000;
/** Nothing here speaks another protocol: Next would keep such a connection, past the guard and all limits of time. */
const isNever = (): boolean => false;

/** Serves the build on a port, until it is told to stop. Ends with 1 when the port cannot be had. */
export async function serveSite(port: number, logged: LogExtent): Promise<void> {
  // Next and React choose what they load by it, so before they are.
  Object.assign(process.env, { NODE_ENV: 'production' });
  process.title = 'tessera-server';
  // Files, pictures and passwords share some threads, which begin with the first of them: here, not in the thread of lower priority.
  process.env.UV_THREADPOOL_SIZE ??= '16';
  await stat('.');
  const store = openPageStore();
  const isFirst = environment.workerSlot() === '0';
  let renewed: () => void = () => undefined;
  const behind = await runBehind(port, (told) => {
    takeTold(store, told);
    if (told.kind === 'stale') renewed();
  });
  const canAsk = (asked: Asked) => behind.isRunning() && hasRoomBehind(asked);
  // Not before Next has checked the environment, and said in one line what is wrong.
  const languages = readEnabledLocales(environment.enabledLocales());
  const kept = path.resolve(environment.dataDir(), 'static');
  const answerAsset = answerAssets(keepAssets(kept, readBuild(), path.resolve('.next', 'static')));
  const remake = async (address: string) =>
    canAsk({ method: 'GET', url: address }) && askToRemake(behind.find(), address);
  // One of several does so for all.
  if (isFirst) renewed = remakeKnown({ store, languages, remake });
  const answer = answerRequests({
    store,
    languages,
    logged,
    answerAsset,
    answerNowhere: answerNowhere(path.resolve('.next'), path.resolve('public'), languages),
    canAsk,
    askNext: (request, response) => askBehind(behind.find(), request, response),
    remake: (address) => void remake(address),
  });
  // Who names no host is refused as all are who are refused.
  const settings = { ...timeouts, shouldUpgradeCallback: isNever, requireHostHeader: false };
  const server = createServer(settings, answer);
  server.maxConnections = mostConnections;
  refuseUnparsed(server);
  stopGracefully(server, behind.stop);
  server.once('error', (error) => {
    console.error(`The site cannot listen on port ${port}: ${error.message}`);
    process.exit(1);
  });
  server.listen(port, () => {
    // One of several says so, and has pages ready for all.
    if (!isFirst) return;
    console.log(`The site listens on port ${port}.`);
    void warmUp({ store, languages, port, isServing: () => server.listening });
  });
}
