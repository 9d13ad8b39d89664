import { createHash, randomBytes } from 'node:crypto';

/** A new secret of 256 bits; only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 is enough for a random secret, which cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
