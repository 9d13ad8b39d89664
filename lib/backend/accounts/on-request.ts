import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/** From now on looks at every request that this process serves, before Next does. What it changes, Next sees. */
export function onRequest(look: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    if (message.request instanceof IncomingMessage) look(message.request);
  });
}
