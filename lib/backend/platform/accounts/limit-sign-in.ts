import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { deviceCookie } from './device-cookie';
import { isPasswordOf } from './password-hash';
import { type RateLimitCounter, consumeAttempt, countersOf, refundAttempt } from './sign-in-rate-limit';

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
export const rememberSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI !== 'REST') return;
  await refundAttempt(req, countersByRequest.get(req) ?? []);
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('set-cookie', deviceCookie(req, user.email));
};
