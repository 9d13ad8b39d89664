import type { Server } from 'node:http';

/** How long what was begun may take to end, in ms. */
const patience = 8_000;

/** Has a signal end the process: no new connections, what was asked is answered, then `close`. */
export function stopGracefully(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.closeAllConnections(), patience).unref();
    server.close(() => void close().finally(() => process.exit(0)));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // Who is still connected is told with the answer to go, and comes back to another instance.
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
  });
}
