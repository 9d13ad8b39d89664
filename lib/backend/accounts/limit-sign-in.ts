import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { deviceCookie } from './device-cookie';
import { isPasswordOf } from './password-hash';
import { type Counter, count, countersOf, takeBack } from './sign-in-limits';

const signIn = z.object({ data: z.object({ email: z.string(), password: z.string().min(1) }) });

/** What each request counted towards. */
const counted = new WeakMap<Request | PayloadRequest, readonly Counter[]>();

/** Before a sign-in over HTTP: counts it, and takes as long for an account that is not there as for one that is. */
export const limitSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.payloadAPI !== 'REST' || operation !== 'login') return args;
  const attempt = signIn.safeParse(args);
  if (!attempt.success) return args;
  const { password, email } = attempt.data.data;
  const address = email.toLowerCase().trim();
  await countAttempt(req, address);
  const where = { email: { equals: address } };
  const found = await req.payload.db.findOne({ collection: 'staff', where, req });
  if (!found) await isPasswordOf(null, password);
  return args;
};

/** Counts an attempt to get into an account. @throws APIError 429 when there were too many. */
export async function countAttempt(req: PayloadRequest, email: string): Promise<void> {
  const counters = countersOf(req, email);
  counted.set(req, counters);
  await count(req, counters);
}

/** After a sign-in over HTTP: it does not count as a failure, and the browser is known from now on. */
export const rememberSignIn: CollectionAfterLoginHook = async ({ req, user }) => {
  if (req.payloadAPI !== 'REST') return;
  await takeBack(req, counted.get(req) ?? []);
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('set-cookie', deviceCookie(req, user.email));
};
