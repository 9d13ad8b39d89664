import type { Payload } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** How often an address may send a form, and how often a form may ask while it is filled in; `duration` is in s. */
export const formLimits = {
  form_sent: { points: 20, duration: 600 },
  form_asked: { points: 900, duration: 600 },
} as const;
export type FormLimit = keyof typeof formLimits;

/** One of the processes that serve the site: all count in the database that they share. */
type Instance = { db: Pick<Payload['db'], 'pool'> };
type Limiters = Record<FormLimit, RateLimiterPostgres>;
const limitersOf = new WeakMap<Instance, Limiters>();

/** Counts one more. @returns after how many seconds it may be tried again when there were too many; null when not. */
export async function countForm(instance: Instance, limit: FormLimit, key: string): Promise<number | null> {
  const limiters = limitersOf.get(instance) ?? makeLimiters(instance);
  limitersOf.set(instance, limiters);
  try {
    await limiters[limit].consume(key);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

function makeLimiters({ db }: Instance): Limiters {
  const make = (keyPrefix: FormLimit, clearExpiredByTimeout = false) =>
    new RateLimiterPostgres({
      ...formLimits[keyPrefix],
      ...{ storeClient: db.pool, storeType: 'pool', tableName: 'form_attempts', tableCreated: true },
      ...{ keyPrefix, clearExpiredByTimeout },
    });
  // One of them clears the table for both.
  return { form_sent: make('form_sent'), form_asked: make('form_asked', true) };
}
