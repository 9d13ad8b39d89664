import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/**
 * Calls the listener for every request of this process before Next handles it; Next receives changes of the
 * request.
 */
export function onRequest(listener: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    if (message.request instanceof IncomingMessage) listener(message.request);
  });
}
