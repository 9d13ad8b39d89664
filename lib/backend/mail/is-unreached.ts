import { z } from 'zod';

/** As `nodemailer` calls what happens before a mail is spoken of. */
const before = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'];

const faultSchema = z.object({
  code: z.string().optional(),
  syscall: z.string().optional(),
  timeoutType: z.string().optional(),
});

/**
 * Whether a mail was surely not taken, since its server was not reached, or let nobody in. A connection that ends has the same codes before a mail was
 * handed over and after (`ESOCKET`, `ECONNECTION`, `ETIMEDOUT`): of these only those count that were still to be made.
 */
export function isUnreached(error: unknown): boolean {
  const { success, data } = faultSchema.safeParse(error);
  if (!success) return false;
  const isUnmade = data.syscall === 'connect' || /^(CONNECT|GREETING)_TIMEOUT$/.test(data.timeoutType ?? '');
  return isUnmade || before.some((code) => code === data.code);
}
