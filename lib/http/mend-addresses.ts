import { readableAddress } from '../routes/readable-address';
import { onRequest } from './on-request';

/** From now on no address reaches Next that it cannot decode: it would answer 500, without our headers. */
export function mendAddresses(): void {
  onRequest((request) => {
    if (request.url) request.url = readableAddress(request.url);
  });
}
