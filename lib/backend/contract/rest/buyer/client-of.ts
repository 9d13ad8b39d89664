import type { BuyerClient } from '@/lib/backend/buyers/sign-in';
import { clientAddressOf } from '@/lib/backend/contract/rest/form-submission';
import { parseUserAgent } from '@/lib/backend/leads/lead-attribution';

/** The name of a browser in the list of devices. */
function nameDevice(request: Request): string {
  const { browser, operating_system } = parseUserAgent(request.headers.get('user-agent') ?? '');
  return [browser, operating_system].filter(Boolean).join(', ') || 'Browser';
}

/** The browser of a request. */
export const clientOf = (request: Request): BuyerClient => ({
  headers: request.headers,
  address: clientAddressOf(request),
  device: nameDevice(request),
});
