import { createHash } from 'node:crypto';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { trustedDevice } from './device-cookie';
import { clientAddressHeader } from './client-address-header';

/** Failures allowed within `duration` (seconds) before further attempts are rejected. */
const limits = {
  device: { points: 10, duration: 600 },
  address: { points: 50, duration: 600 },
  accountAndAddress: { points: 10, duration: 600 },
  everyone: { points: 200, duration: 60 },
  /** Attempts to enter the current password within one session. */
  session: { points: 10, duration: 600 },
} as const;

/** A rate limit and the key that it counts. */
export type RateLimitCounter = { limit: keyof typeof limits; key: string };

/** Hashes keys, so that the table contains no email addresses. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The counters of an attempt to access an account. A browser that has signed in to the account before has
 * its own counter, so that attempts from elsewhere cannot lock the owner out.
 */
export function countersOf(req: PayloadRequest, email: string): RateLimitCounter[] {
  const device = trustedDevice(req, email);
  if (device) return [{ limit: 'device', key: digest(device) }];
  const address = req.headers.get(clientAddressHeader) ?? 'unknown';
  // In this order, so that a rejected address does not consume the attempts of others.
  return [
    { limit: 'address', key: address },
    { limit: 'accountAndAddress', key: digest(`${email} ${address}`) },
    { limit: 'everyone', key: '' },
  ];
}

/**
 * Counts an attempt before it is processed. Sets `Retry-After` when the limit is exceeded. @throws APIError
 * 429
 */
export async function consumeAttempt(req: PayloadRequest, counters: readonly RateLimitCounter[]): Promise<void> {
  for (const { limit, key } of counters) {
    try {
      await limiter(req, limit).consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      rejectAttempt(req, Math.ceil(error.msBeforeNext / 1000));
    }
  }
}

/** Removes successful attempts from the counters: only failures count. */
export async function refundAttempt(req: PayloadRequest, counters: readonly RateLimitCounter[]): Promise<void> {
  for (const { limit, key } of counters) await limiter(req, limit).reward(key);
}

type Limiters = Record<keyof typeof limits, RateLimiterPostgres>;
const limitersByPayload = new WeakMap<Payload, Limiters>();

function limiter({ payload }: PayloadRequest, limit: keyof typeof limits): RateLimiterPostgres {
  const limiters = limitersByPayload.get(payload) ?? createLimiters(payload);
  limitersByPayload.set(payload, limiters);
  return limiters[limit];
}

function createLimiters({ db }: Payload): Limiters {
  const createLimiter = (keyPrefix: keyof typeof limits, clearExpiredByTimeout = false) =>
    new RateLimiterPostgres({
      ...limits[keyPrefix],
      ...{ storeClient: db.pool, storeType: 'pool', tableName: 'sign_in_attempts', tableCreated: true },
      ...{ keyPrefix, clearExpiredByTimeout },
    });
  return {
    device: createLimiter('device'),
    address: createLimiter('address'),
    accountAndAddress: createLimiter('accountAndAddress'),
    session: createLimiter('session'),
    // One limiter clears the expired rows for all.
    everyone: createLimiter('everyone', true),
  };
}

function rejectAttempt(req: PayloadRequest, seconds: number): never {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('retry-after', String(seconds));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  throw new APIError(`Too many attempts. Try again in ${wait}`, 429);
}
