import crypto from 'node:crypto';
import { z } from 'zod';

/** How Payload stores a password; it keeps its own check to itself. */
const payloadHash = {
  prefix: 'pbkdf2-sha256-v1:',
  iterations: 600_000,
  length: 32,
  digest: 'sha256',
} as const;

function derive(password: string, salt: string): Promise<Buffer> {
  const { iterations, length, digest } = payloadHash;
  return new Promise((resolve, reject) =>
    crypto.pbkdf2(password, salt, iterations, length, digest, (error, derived) =>
      error ? reject(error) : resolve(derived),
    ),
  );
}

const stored = z.object({ hash: z.string().startsWith(payloadHash.prefix), salt: z.string() });

/** Stands for an account that is not there: no password has this hash. */
const nobody = { hash: `${payloadHash.prefix}${'00'.repeat(payloadHash.length)}`, salt: '00'.repeat(32) };

/** True when this is the password of the account. Takes as long for one that is not there. */
export async function isPasswordOf(account: unknown, password: string): Promise<boolean> {
  const known = stored.safeParse(account);
  const { hash, salt } = known.success ? known.data : nobody;
  const derived = await derive(password, salt);
  const expected = Buffer.from(hash.slice(payloadHash.prefix.length), 'hex');
  return derived.length === expected.length && crypto.timingSafeEqual(derived, expected) && known.success;
}
