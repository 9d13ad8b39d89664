import { z } from 'zod';

/** Error codes of nodemailer for failures before the mail transaction starts. */
const connectionErrorCodes = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH'];

const smtpErrorSchema = z.object({
  code: z.string().optional(),
  syscall: z.string().optional(),
  timeoutType: z.string().optional(),
});

/**
 * Whether the mail was certainly not accepted: the server could not be reached or rejected the login. A lost
 * connection has the same codes (`ESOCKET`, `ECONNECTION`, `ETIMEDOUT`) before and after the mail was handed
 * over; of these only failures to connect count.
 */
export function isConnectionFailure(error: unknown): boolean {
  const { success, data } = smtpErrorSchema.safeParse(error);
  if (!success) return false;
  const isNotConnected = data.syscall === 'connect' || /^(CONNECT|GREETING)_TIMEOUT$/.test(data.timeoutType ?? '');
  return isNotConnected || connectionErrorCodes.some((code) => code === data.code);
}
