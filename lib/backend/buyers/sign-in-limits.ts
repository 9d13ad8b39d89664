import { createHash } from 'node:crypto';
import type { Payload } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Failed attempts allowed within `duration` (seconds). */
const limits = {
  /** From a browser that has signed in to the account before. */
  buyer_device: { points: 10, duration: 600 },
  buyer_address: { points: 50, duration: 600 },
  buyer_account: { points: 10, duration: 600 },
  /** All failures of all addresses: more are an attack from many addresses. */
  buyer_all: { points: 200, duration: 60 },
} as const;
type Limit = keyof typeof limits;

/** Failures allowed from an address without history during such an attack. */
const MAX_ADDRESS_FAILURES = 3;

const hashKey = (text: string) => createHash('sha256').update(text).digest('base64url');

type Limiters = Record<Limit, RateLimiterPostgres>;
const limitersByPayload = new WeakMap<Payload, Limiters>();

function limitersOf(payload: Payload): Limiters {
  const existing = limitersByPayload.get(payload);
  if (existing) return existing;
  const create = (keyPrefix: Limit, clearExpiredByTimeout = false) =>
    new RateLimiterPostgres({
      ...limits[keyPrefix],
      ...{
        storeClient: payload.db.pool,
        storeType: 'pool',
        tableName: 'sign_in_attempts',
        tableCreated: true,
      },
      ...{ keyPrefix, clearExpiredByTimeout },
    });
  const limiters = {
    buyer_device: create('buyer_device'),
    buyer_address: create('buyer_address'),
    buyer_account: create('buyer_account'),
    buyer_all: create('buyer_all', true),
  };
  limitersByPayload.set(payload, limiters);
  return limiters;
}

/** Who tries to sign in: the account, the client address, and the device if it is known to the account. */
export type SignInAttempt = { email: string; address: string; device: string | null };

type Counter = { limit: Limit; key: string };

/**
 * The counters of an attempt. A known device has its own, so that attempts from elsewhere cannot lock its owner out; for
 * others, failures count by address, and by account and address.
 */
const countersOf = ({ email, address, device }: SignInAttempt): Counter[] =>
  device
    ? [{ limit: 'buyer_device', key: hashKey(device) }]
    : [
        { limit: 'buyer_address', key: address },
        { limit: 'buyer_account', key: hashKey(`${email} ${address}`) },
      ];

/** Counts one attempt; the points of the counter, or the seconds to wait. */
async function consume(
  limiter: RateLimiterPostgres,
  key: string,
): Promise<{ points: number; wait: number | null }> {
  try {
    return { points: (await limiter.consume(key)).consumedPoints, wait: null };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return { points: error.consumedPoints, wait: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) };
  }
}

/**
 * Counts an attempt before the password is checked.
 * @returns the seconds until the next attempt is allowed; null when this one is.
 */
export async function countSignIn(payload: Payload, attempt: SignInAttempt): Promise<number | null> {
  const limiters = limitersOf(payload);
  let addressPoints = 0;
  for (const { limit, key } of countersOf(attempt)) {
    const { points, wait } = await consume(limiters[limit], key);
    if (wait !== null) return wait;
    if (limit === 'buyer_address') addressPoints = points;
  }
  if (attempt.device) return null;
  const { wait } = await consume(limiters.buyer_all, '');
  return addressPoints > MAX_ADDRESS_FAILURES ? wait : null;
}

/** Removes a successful attempt from the counters: only failures count. */
export async function refundSignIn(payload: Payload, attempt: SignInAttempt): Promise<void> {
  const limiters = limitersOf(payload);
  for (const { limit, key } of countersOf(attempt)) await limiters[limit].reward(key);
  if (!attempt.device) await limiters.buyer_all.reward('');
}
