import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Buyer } from '../payload-types';
import { hashPassword, isPasswordOf, type PasswordHash } from '../platform/accounts/password-hash';
import { findPasswordWeakness } from '../platform/accounts/password-issue';
import { executeSql } from '../platform/database/request-transaction';

/** Why a new password is rejected, as the kind of a form issue. */
export type PasswordIssue = 'passwordShort' | 'passwordOwn' | 'passwordCommon' | 'tooLong';

/** The reason to reject a new password of a person; null when it is accepted. */
export async function findBuyerPasswordIssue(
  password: string,
  { email, first_name, last_name }: Pick<Buyer, 'email' | 'first_name' | 'last_name'>,
): Promise<PasswordIssue | null> {
  const weakness = await findPasswordWeakness(password, [email, first_name, last_name]);
  switch (weakness) {
    case 'short':
      return 'passwordShort';
    case 'long':
      return 'tooLong';
    case 'own':
      return 'passwordOwn';
    case 'common':
      return 'passwordCommon';
    case null:
      return null;
  }
}

/** Stores a password that was hashed before. */
export const storePassword = (
  buyer: number,
  { hash, salt }: PasswordHash,
  req: PayloadRequest,
): Promise<unknown> =>
  executeSql(
    req,
    sql`insert into buyer_credentials (buyer_id, hash, salt) values (${buyer}, ${hash}, ${salt})
      on conflict (buyer_id) do update set hash = excluded.hash, salt = excluded.salt, changed_at = now()`,
  );

export const setPassword = async (buyer: number, password: string, req: PayloadRequest): Promise<unknown> =>
  storePassword(buyer, await hashPassword(password), req);

/** The stored hash; null for buyers without a password. */
async function findHash(buyer: number, req: PayloadRequest): Promise<PasswordHash | null> {
  const rows = await executeSql(req, sql`select hash, salt from buyer_credentials where buyer_id = ${buyer}`);
  return z.array(z.object({ hash: z.string(), salt: z.string() })).parse(rows)[0] ?? null;
}

export const hasPassword = async (buyer: number, req: PayloadRequest): Promise<boolean> =>
  (await findHash(buyer, req)) !== null;

/** Whether the password is that of the buyer. Takes the same time for null and for buyers without a password. */
export const isBuyerPassword = async (
  buyer: number | null,
  password: string,
  req: PayloadRequest,
): Promise<boolean> => isPasswordOf(buyer === null ? null : await findHash(buyer, req), password);
