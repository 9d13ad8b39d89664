import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 20;

const seedsSchema = z.array(z.object({ seed: z.string() }));

/**
 * The code that lets whoever can read a server's output make the first account; null when there is one. It is the same
 * for all instances on a database, however many start at once, until it is used: each derives it from the one stored
 * seed and the secret they share.
 */
export async function makeSetupCode(payload: Payload): Promise<string | null> {
  const { totalDocs } = await payload.count({ collection: 'staff' });
  if (totalDocs > 0) return null;
  const seed = randomBytes(16).toString('hex');
  await payload.db.drizzle.execute(
    sql`insert into setup_code (seed) values (${seed}) on conflict do nothing`,
  );
  const { rows } = await payload.db.drizzle.execute(sql`select seed from setup_code`);
  const [kept] = seedsSchema.parse(rows);
  return kept ? (codeOf(kept.seed, payload.secret).match(/.{4}/g) ?? []).join('-') : null;
}

function codeOf(seed: string, secret: string): string {
  const bytes = createHmac('sha256', secret).update(`setup code ${seed}`).digest();
  return [...bytes.subarray(0, length)].map((byte) => letters[byte % letters.length]).join('');
}

/**
 * Uses the code up, in the transaction of the request.
 * @throws APIError 403 when it is none.
 */
export async function spendSetupCode(req: PayloadRequest, code: unknown): Promise<void> {
  const [kept] = seedsSchema.parse(await executeFor(req, sql`delete from setup_code returning seed`));
  const given = typeof code === 'string' ? code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') : '';
  if (!kept || !isSame(given, codeOf(kept.seed, req.payload.secret)))
    throw new APIError(
      'Enter the setup code. It is in the output of the server, printed when it started; start it again to see it once more',
      403,
    );
}

const isSame = (given: string, code: string): boolean =>
  given.length === code.length && timingSafeEqual(Buffer.from(given), Buffer.from(code));
