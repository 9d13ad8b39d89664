import { readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { processState } from '../process-state.ts';
import { keyHeader } from './ask-behind.ts';

/** The thread behind the server: Next, and with it the CMS, for whoever has the key. Tells where it listens. */
const { key, port } = z.object({ key: z.string(), port: z.number() }).parse(workerData);
/** How often it says that it does not hang, in ms. */
const beat = 1_000;
processState.serverBefore = (told) => parentPort?.postMessage(told);
const { default: next } = await import('next');
const app = next({ dev: false, port });
await app.prepare();
const answer = app.getRequestHandler();

// How long sending may take is measured by the server in front.
const untimed = { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 };
const unlimited = { maxHeaderSize: 64 * 1024, requireHostHeader: false, shouldUpgradeCallback: () => false };
const server = createServer({ ...untimed, ...unlimited }, (request, response) => {
  const isKnown = request.headers[keyHeader] === key;
  delete request.headers[keyHeader];
  if (!isKnown) return void response.writeHead(403).end();
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
/** By which Linux tells what this thread waits for; of another system, the name of none. */
function nameOfThread(): string {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return '';
  }
}
server.listen(0, '127.0.0.1', async () => {
  const listening = z.object({ port: z.number() }).parse(server.address());
  // Before its first answer Next has begun what runs beside it, which hears what was withdrawn while nothing ran.
  const first = await fetch(`http://127.0.0.1:${listening.port}/api/health`, {
    headers: { [keyHeader]: key },
  });
  if (!first.ok) throw new Error(`Next did not begin: it answered ${first.status}`);
  // Of this thread alone, on Linux: who only wants a page that is ready goes first.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort?.postMessage({ kind: 'listening', ...listening, task: nameOfThread() });
  setInterval(() => parentPort?.postMessage({ kind: 'beat' }), beat).unref();
});
parentPort?.once('message', () => void app.close().finally(() => process.exit(0)));
