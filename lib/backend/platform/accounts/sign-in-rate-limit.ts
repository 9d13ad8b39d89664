import { createHash } from 'node:crypto';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { clientAddressHeader } from './client-address-header';
import { createDeviceCookie, readTrustedDevice } from './device-cookie';
import { isPasswordOf } from './password-hash';

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
type RateLimitCounter = { limit: keyof typeof limits; key: string };

/** Hashes keys, so that the table contains no email addresses. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The counters of an attempt to access an account. A browser that has signed in to the account before has
 * its own counter, so that attempts from elsewhere cannot lock the owner out.
 */
function countersOf(req: PayloadRequest, email: string): RateLimitCounter[] {
  const device = readTrustedDevice(req, email);
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
export async function consumeAttempt(
  req: PayloadRequest,
  counters: readonly RateLimitCounter[],
): Promise<void> {
  for (const { limit, key } of counters) {
    try {
      await getLimiter(req, limit).consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      rejectAttempt(req, Math.ceil(error.msBeforeNext / 1000));
    }
  }
}

/** Removes successful attempts from the counters: only failures count. */
async function refundAttempt(req: PayloadRequest, counters: readonly RateLimitCounter[]): Promise<void> {
  for (const { limit, key } of counters) await getLimiter(req, limit).reward(key);
}

type Limiters = Record<keyof typeof limits, RateLimiterPostgres>;
const limitersByPayload = new WeakMap<Payload, Limiters>();

function getLimiter({ payload }: PayloadRequest, limit: keyof typeof limits): RateLimiterPostgres {
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

const loginSchema = z.object({ data: z.object({ email: z.string(), password: z.string().min(1) }) });

/** The counters that each request incremented. */
const countersByRequest = new WeakMap<Request | PayloadRequest, readonly RateLimitCounter[]>();

/**
 * Counts a sign-in over HTTP before it is processed. Takes the same time for unknown accounts as for
 * existing ones.
 */
export const rateLimitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || operation !== 'login') return args;
  const attempt = loginSchema.safeParse(args);
  if (!attempt.success) return args;
  const { password, email } = attempt.data.data;
  const address = email.toLowerCase().trim();
  await countAttempt(req, address);
  const where = { email: { equals: address } };
  const account = await req.payload.db.findOne({ collection: 'staff', where, req });
  if (!account) await isPasswordOf(null, password);
  return args;
};

/** Counts an attempt to access an account. @throws APIError 429 when the limit is exceeded. */
export async function countAttempt(req: PayloadRequest, email: string): Promise<void> {
  const counters = countersOf(req, email);
  countersByRequest.set(req, counters);
  await consumeAttempt(req, counters);
}

/**
 * After a successful sign-in over HTTP: removes it from the counters of failures and remembers the browser.
 */
export const recordSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI !== 'REST') return;
  await refundAttempt(req, countersByRequest.get(req) ?? []);
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('set-cookie', createDeviceCookie(req, user.email, '/cms-api'));
};
