import { createHash, randomInt } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { executeFor } from '../database/execute-for';

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 5;
const groupLength = 4;

const spent = z.object({ hash: z.string() });

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .digest('hex');

/**
 * A code that lets whoever can read this server's output make the first account; null when there is one. Codes
 * of earlier starts end, but for those of instances that started along with this one.
 */
export async function makeSetupCode(payload: Payload): Promise<string | null> {
  const { totalDocs } = await payload.count({ collection: 'staff' });
  if (totalDocs > 0) return null;
  const code = Array.from({ length: groups }, group).join('-');
  await payload.db.drizzle.execute(sql`delete from setup_codes where made_at < now() - interval '1 hour'`);
  await payload.db.drizzle.execute(sql`insert into setup_codes (hash) values (${hashOf(code)})`);
  return code;
}

const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');

/**
 * Uses the code up, and all others with it, in the transaction of the request.
 * @throws APIError 403 when it is none.
 */
export async function spendSetupCode(req: PayloadRequest, code: unknown): Promise<void> {
  const codes = z.array(spent).parse(await executeFor(req, sql`delete from setup_codes returning hash`));
  const hash = typeof code === 'string' ? hashOf(code) : '';
  if (!codes.some((one) => one.hash === hash))
    throw new APIError(
      'Enter the setup code. It is in the output of the server, printed when it started; start it again for a new one',
      403,
    );
}
