import { onRequest } from '../../http/on-request';
import { clientAddress, readProxies } from './client-address';

/** Where a request says which address it comes from; written here alone, whatever was sent. */
export const addressHeader = 'x-client-address';

/**
 * From now on every request that this process serves carries the address it comes from. Next's handlers see
 * headers only, and those of the client's own choosing.
 */
export function noteClientAddresses(trusted = process.env.TRUSTED_PROXIES ?? ''): void {
  const proxies = readProxies(trusted);
  onRequest(({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',');
    headers[addressHeader] = clientAddress(socket.remoteAddress ?? '', forwarded, proxies);
  });
}
