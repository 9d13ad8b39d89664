import type { Payload } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Submissions and Precognition requests allowed per client address, and writing calls per buyer; `duration` is in seconds. */
export const formLimits = {
  form_sent: { points: 20, duration: 600 },
  form_precognition: { points: 900, duration: 600 },
  buyer_write: { points: 600, duration: 600 },
  /** Attempts to enter the current password of one buyer. */
  buyer_password: { points: 10, duration: 600 },
  /** All calls of one buyer. */
  buyer_call: { points: 3000, duration: 600 },
} as const;
export type FormLimit = keyof typeof formLimits;

/** A server process. All processes share the counters in the database. */
type RateLimitHost = { db: Pick<Payload['db'], 'pool'> };
type Limiters = Record<FormLimit, RateLimiterPostgres>;
const limitersByHost = new WeakMap<RateLimitHost, Limiters>();

/**
 * Counts one attempt. @returns the seconds until the next attempt is allowed, or null when the limit is not
 * exceeded.
 */
export async function consumeFormAttempt(
  instance: RateLimitHost,
  limit: FormLimit,
  key: string,
): Promise<number | null> {
  const limiters = limitersByHost.get(instance) ?? createLimiters(instance);
  limitersByHost.set(instance, limiters);
  try {
    await limiters[limit].consume(key);
    return null;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
  }
}

function createLimiters({ db }: RateLimitHost): Limiters {
  const createLimiter = (keyPrefix: FormLimit, clearExpiredByTimeout = false) =>
    new RateLimiterPostgres({
      ...formLimits[keyPrefix],
      ...{ storeClient: db.pool, storeType: 'pool', tableName: 'form_attempts', tableCreated: true },
      ...{ keyPrefix, clearExpiredByTimeout },
    });
  // One limiter deletes expired rows for all.
  return {
    form_sent: createLimiter('form_sent'),
    form_precognition: createLimiter('form_precognition', true),
    buyer_write: createLimiter('buyer_write'),
    buyer_call: createLimiter('buyer_call'),
    buyer_password: createLimiter('buyer_password'),
  };
}
