import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionBeforeValidateHook, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeSql } from '../database/request-transaction';

/** The characters of a code, without those that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 20;

const seedsSchema = z.array(z.object({ seed: z.string() }));

/**
 * Returns the code that authorises the creation of the first account by an operator who can read the server's
 * output; null when an account exists. All instances of a database derive the same code from one stored seed
 * and their shared secret until it is used.
 */
export async function createSetupCode(payload: Payload): Promise<string | null> {
  const { totalDocs } = await payload.count({ collection: 'staff' });
  if (totalDocs > 0) return null;
  const seed = randomBytes(16).toString('hex');
  await payload.db.drizzle.execute(
    sql`insert into setup_code (seed) values (${seed}) on conflict do nothing`,
  );
  const { rows } = await payload.db.drizzle.execute(sql`select seed from setup_code`);
  const [stored] = seedsSchema.parse(rows);
  return stored ? (codeOf(stored.seed, payload.secret).match(/.{4}/g) ?? []).join('-') : null;
}

function codeOf(seed: string, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`setup code ${seed}`).digest();
  return [...bytes.subarray(0, CODE_LENGTH)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/**
 * Consumes the code within the transaction of the request.
 * @throws APIError 403 when the code is wrong.
 */
async function consumeSetupCode(req: PayloadRequest, code: unknown): Promise<void> {
  const [stored] = seedsSchema.parse(await executeSql(req, sql`delete from setup_code returning seed`));
  const entered = typeof code === 'string' ? code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') : '';
  if (!stored || !isSameCode(entered, codeOf(stored.seed, req.payload.secret)))
    throw new APIError(
      'Enter the setup code. It is printed in the server output at start-up; restart the server to see it again',
      403,
    );
}

const isSameCode = (entered: string, code: string): boolean =>
  entered.length === code.length && timingSafeEqual(Buffer.from(entered), Buffer.from(code));

/**
 * Makes the first account of an installation a network administrator, because no other account can assign
 * the role. Over HTTP this requires the setup code that the server printed.
 */
export const promoteFirstAccount: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data;
  const { setup_code: code, ...account } = data;
  const { totalDocs } = await req.payload.count({ collection: 'staff', req });
  if (totalDocs > 0) return account;
  if (req.payloadAPI !== 'local') await consumeSetupCode(req, code);
  return { ...account, role: 'network-admin' };
};
