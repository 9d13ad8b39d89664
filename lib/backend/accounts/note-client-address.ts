import { environment } from '@/lib/environment';
import { isBehindServer } from '@/lib/page-store/tell-server';
import { clientAddress, isTrusted, readProxies } from './client-address';
import { onRequest } from './on-request';

/** Where a request says which address it comes from; written here alone, whatever was sent. */
export const addressHeader = 'x-client-address';

/**
 * From now on every request that this process serves carries the address it comes from. Next's handlers see
 * headers only, and those of the client's own choosing. The first peer that speaks for others without being trusted
 * is told of, once: it may be a proxy that nobody has named.
 */
export function noteClientAddresses(
  trusted = environment.trustedProxies(),
  warn: (message: string) => void = console.warn,
): void {
  const proxies = readProxies(trusted);
  let isTold = false;
  onRequest(({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',');
    const peer = (isBehindServer() ? headers['x-peer-address'] : socket.remoteAddress)?.toString() ?? '';
    headers[addressHeader] = clientAddress(peer, forwarded, proxies);
    if (isTold || forwarded === '' || isTrusted(peer, proxies)) return;
    isTold = true;
    warn(unnamedProxy(peer.replace(/^::ffff:/, '')));
  });
}

const unnamedProxy = (peer: string) =>
  `X-Forwarded-For was sent by ${peer}, which TRUSTED_PROXIES does not name, and is not believed. If this is a proxy or balancer of yours, everybody behind it counts as one address, and 50 wrong passwords in ten minutes keep all of them out: add its address to TRUSTED_PROXIES (as 127.0.0.1, 10.0.0.0/8) and start again.`;
