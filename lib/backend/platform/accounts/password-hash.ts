import crypto from 'node:crypto';
import { z } from 'zod';

/** The format of Payload's password hashes; Payload does not export its own check. */
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

/** A password hash in Payload's format. */
export type PasswordHash = { hash: string; salt: string };

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = crypto.randomBytes(payloadHash.length).toString('hex');
  return { hash: `${payloadHash.prefix}${(await derive(password, salt)).toString('hex')}`, salt };
}

const storedHashSchema = z.object({ hash: z.string().startsWith(payloadHash.prefix), salt: z.string() });

/** Dummy hash for missing accounts; no password matches it. */
const dummyHash = { hash: `${payloadHash.prefix}${'00'.repeat(payloadHash.length)}`, salt: '00'.repeat(32) };

/** Whether the password is that of the account. Takes the same time when the account does not exist. */
export async function isPasswordOf(account: unknown, password: string): Promise<boolean> {
  const parsed = storedHashSchema.safeParse(account);
  const { hash, salt } = parsed.success ? parsed.data : dummyHash;
  const derived = await derive(password, salt);
  const expected = Buffer.from(hash.slice(payloadHash.prefix.length), 'hex');
  return derived.length === expected.length && crypto.timingSafeEqual(derived, expected) && parsed.success;
}
