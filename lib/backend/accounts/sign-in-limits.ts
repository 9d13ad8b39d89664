import { createHash } from 'node:crypto';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { knownDevice } from './device-cookie';
import { addressHeader } from './note-client-address';

/** How many failures there may be within how many seconds before further attempts are refused. */
const limits = {
  device: { points: 10, duration: 600 },
  address: { points: 50, duration: 600 },
  accountAndAddress: { points: 10, duration: 600 },
  everyone: { points: 200, duration: 60 },
  /** Guesses at the current password, within one session. */
  session: { points: 10, duration: 600 },
} as const;

/** One counter and whom it counts. */
export type Counter = { limit: keyof typeof limits; key: string };

/** Keeps mail addresses out of the table. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * What an attempt at an account counts towards. A browser that has signed in to the account before is counted
 * by itself, so that nobody else's attempts can keep its owner out.
 */
export function countersOf(req: PayloadRequest, email: string): Counter[] {
  const device = knownDevice(req, email);
  if (device) return [{ limit: 'device', key: digest(device) }];
  const address = req.headers.get(addressHeader) ?? 'unknown';
  // In this order: an address that is refused uses up nobody else's attempts.
  return [
    { limit: 'address', key: address },
    { limit: 'accountAndAddress', key: digest(`${email} ${address}`) },
    { limit: 'everyone', key: '' },
  ];
}

/** Counts an attempt before it is made. @throws APIError 429 when there were too many; `Retry-After` is set. */
export async function count(req: PayloadRequest, counters: readonly Counter[]): Promise<void> {
  for (const { limit, key } of counters) {
    try {
      await limiter(req, limit).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      refuse(req, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }
}

/** Takes attempts back that succeeded: only failures count. */
export async function takeBack(req: PayloadRequest, counters: readonly Counter[]): Promise<void> {
  for (const { limit, key } of counters) await limiter(req, limit).reward(key);
}

type Limiters = Record<keyof typeof limits, RateLimiterPostgres>;
const limitersOf = new WeakMap<Payload, Limiters>();

function limiter({ payload }: PayloadRequest, limit: keyof typeof limits): RateLimiterPostgres {
  const limiters = limitersOf.get(payload) ?? makeLimiters(payload);
  limitersOf.set(payload, limiters);
  return limiters[limit];
}

function makeLimiters({ db }: Payload): Limiters {
  const make = (keyPrefix: keyof typeof limits, clearExpiredByTimeout = false) =>
    new RateLimiterPostgres({
      ...limits[keyPrefix],
      ...{ storeClient: db.pool, storeType: 'pool', tableName: 'sign_in_attempts', tableCreated: true },
      ...{ keyPrefix, clearExpiredByTimeout },
    });
  return {
    device: make('device'),
    address: make('address'),
    accountAndAddress: make('accountAndAddress'),
    session: make('session'),
    // One of them clears the table for all.
    everyone: make('everyone', true),
  };
}

function refuse(req: PayloadRequest, seconds: number): never {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('retry-after', String(seconds));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  throw new APIError(`Too many attempts. Try again in ${wait}`, 429);
}
