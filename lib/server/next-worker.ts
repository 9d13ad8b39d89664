import { readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { redactConsole } from '../logging/redact-console.ts';
import { processState } from '../process-state.ts';
import { keyHeader } from './proxy-to-worker.ts';

/**
 * The worker thread: runs Next and the CMS for requests that carry the key, and reports its port to the
 * server thread.
 */
const { key, port } = z.object({ key: z.string(), port: z.number() }).parse(workerData);
/** Interval of the heartbeat, in ms. */
const HEARTBEAT_INTERVAL_MS = 1_000;
redactConsole();
processState.postToServerThread = (message) => parentPort?.postMessage(message);
const { default: next } = await import('next');
const app = next({ dev: false, port });
await app.prepare();
const handleRequest = app.getRequestHandler();

// The server thread enforces the time limits.
const noTimeouts = { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 };
const serverOptions = {
  maxHeaderSize: 64 * 1024,
  requireHostHeader: false,
  shouldUpgradeCallback: () => false,
};
const server = createServer({ ...noTimeouts, ...serverOptions }, (request, response) => {
  const isAuthenticated = request.headers[keyHeader] === key;
  delete request.headers[keyHeader];
  if (!isAuthenticated) return void response.writeHead(403).end();
  handleRequest(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
/**
 * The name of this thread below `/proc`, with which Linux reports its CPU wait time; empty on other systems.
 */
function threadName(): string {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return '';
  }
}
server.listen(0, '127.0.0.1', async () => {
  const listening = z.object({ port: z.number() }).parse(server.address());
  // The first response proves that Next has started its background jobs, which read the invalidations from
  // before the start.
  const health = await fetch(`http://127.0.0.1:${listening.port}/api/health`, {
    headers: { [keyHeader]: key },
  });
  if (!health.ok) throw new Error(`Next did not start: its health check returned ${health.status}`);
  // On Linux this applies to this thread only: serving stored pages has priority.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort?.postMessage({ kind: 'listening', ...listening, task: threadName() });
  setInterval(() => parentPort?.postMessage({ kind: 'heartbeat' }), HEARTBEAT_INTERVAL_MS).unref();
});
parentPort?.once('message', () => void app.close().finally(() => process.exit(0)));
