import cluster from 'node:cluster';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';

/** How long what was begun may take to end, in ms. */
const patience = 8_000;
/** How long who is connected and asks nothing may still begin to, in ms: a request may be on its way. */
const grace = 1_000;

/** Has a signal end the process: no new connections, what was asked is answered, then `close`. */
export function stopGracefully(server: Server, close: () => Promise<void>): void {
  const unanswered = new Set<ServerResponse>();
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    for (const response of unanswered) tellToGo(response);
    setTimeout(() => process.exit(0), patience).unref();
    setInterval(() => server.closeIdleConnections(), grace).unref();
    // That of HTTP would cut who asks nothing in this moment.
    net.Server.prototype.close.call(server, () => void close().finally(() => process.exit(0)));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A worker leaves it to who started it.
  process.on('SIGHUP', () => cluster.isWorker || stop());
  server.prependListener('request', (_request, response) => {
    unanswered.add(response);
    response.once('close', () => unanswered.delete(response));
    if (isStopping) tellToGo(response);
  });
}

/** Who is still connected is told with the answer to go, and comes back to another instance. */
function tellToGo(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
