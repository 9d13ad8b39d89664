import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

/** Time limit for responses in progress at shutdown, in ms. */
const SHUTDOWN_TIMEOUT_MS = 8_000;
/** Time after which idle connections are closed at shutdown, in ms: a request may be in transit. */
const IDLE_CONNECTION_GRACE_MS = 1_000;

/**
 * Shuts the process down on a signal: stops accepting connections, finishes the responses in progress, then
 * calls `close`.
 */
export function shutDownOnSignal(server: Server, close: () => Promise<void>): void {
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
