import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new secret of 256 bits; only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 is enough for a random secret, which cannot be guessed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The token in local storage that belongs to a session token. It is always the same, so that two tabs agree, and the
 * session token cannot be derived from it.
 */
export const deriveInfoToken = (sessionToken: string): string =>
  createHmac('sha256', sessionToken).update('user_info').digest('base64url');
