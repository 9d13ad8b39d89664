import { setTimeout as sleep } from 'node:timers/promises';
import { readInvalidationsNow } from '@/lib/page-store/sync-invalidations';

/** Maximum delay of a response in ms, so that an unresponsive database does not hold up changes. */
const MAX_WAIT_MS = 500;

/**
 * Wraps a Payload handler: delays its response until this process has applied the invalidations of the
 * request, so that a user who saves does not see a stale page afterwards.
 */
export function waitForInvalidations<Args extends unknown[]>(
  handler: (...args: Args) => Promise<Response>,
): (...args: Args) => Promise<Response> {
  return async (...args) => {
    const response = await handler(...args);
    if (response.ok)
      await Promise.race([readInvalidationsNow(), sleep(MAX_WAIT_MS, undefined, { ref: false })]);
    return response;
  };
}
