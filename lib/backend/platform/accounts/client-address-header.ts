import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';
import { environment } from '@/lib/environment';
import { isWorkerThread } from '@/lib/page-store/worker-messages';
import { isTrustedProxy, parseProxies, resolveClientAddress } from './client-address';

/**
 * Calls the listener for every request of this process before Next handles it; Next receives changes of the
 * request.
 */
function onRequest(listener: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    if (message.request instanceof IncomingMessage) listener(message.request);
  });
}

/** Request header with the client address. Always overwritten here, so clients cannot set it. */
export const clientAddressHeader = 'x-client-address';

/**
 * Sets the client address header on every request of this process. Next's handlers receive headers only,
 * including forged ones. Logs a warning once when an untrusted peer sends `X-Forwarded-For`, which may be a
 * proxy missing from the configuration.
 */
export function setClientAddressHeader(
  trusted = environment.trustedProxies(),
  warn: (message: string) => void = console.warn,
): void {
  const proxies = parseProxies(trusted);
  let hasWarned = false;
  onRequest(({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',');
    const peer = (isWorkerThread() ? headers['x-peer-address'] : socket.remoteAddress)?.toString() ?? '';
    headers[clientAddressHeader] = resolveClientAddress(peer, forwarded, proxies);
    if (hasWarned || forwarded === '' || isTrustedProxy(peer, proxies)) return;
    hasWarned = true;
    warn(unknownProxyMessage(peer.replace(/^::ffff:/, '')));
  });
}

const unknownProxyMessage = (peer: string) =>
  `Ignored X-Forwarded-For sent by ${peer}, which is not listed in TRUSTED_PROXIES. If this is your proxy or load balancer, all of its clients count as one address, and 50 wrong passwords in ten minutes lock all of them out: add its address to TRUSTED_PROXIES (such as 127.0.0.1, 10.0.0.0/8) and restart.`;
