import { sql } from '@payloadcms/db-postgres/drizzle';
import { APIError, addDataAndFileToRequest, createLocalReq, type Endpoint, type Payload } from 'payload';
import { z } from 'zod';
import { siteUrl } from '@/lib/routes/site-url';
import { executeSql } from '../database/request-transaction';
import { preserveRevisionContext } from '../preserve-revision-context';
import { countAttempt } from './sign-in-rate-limit';

const forgotPasswordSchema = z.object({ email: z.string().trim().toLowerCase().min(3).max(320) });

const RESET_LINK_HOURS = 1;
/** Minimum time between two mails to an account. */
const REQUEST_INTERVAL_SECONDS = 15;
const HOUR_MS = 60 * 60 * 1000;

/** Composes the mail with the link to set a new password. */
type ComposeResetMail = (link: string, validHours: number) => { subject: string; text: string; html: string };

/**
 * Requests a password reset link; replaces Payload's endpoint. The response is sent before the address is
 * looked up, so that neither its content nor its timing reveals whether an account exists.
 */
export const createForgotPasswordEndpoint = (composeResetMail: ComposeResetMail): Omit<Endpoint, 'root'> => ({
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const parsed = forgotPasswordSchema.safeParse(req.data);
    if (!parsed.success) throw new APIError('Enter the email address of the account', 400);
    const { email } = parsed.data;
    await countAttempt(req, `forgotten ${email}`);
    void sendResetLink(email, composeResetMail, req.payload).catch((err: unknown) =>
      req.payload.logger.error({ err, msg: 'The password reset email was not sent' }),
    );
    return Response.json({
      message: 'If there is an account with this address, a link to set a new password has been sent to it.',
    });
  },
});

/** Sends the link if there is an account with this address, and not again within the interval. */
async function sendResetLink(
  email: string,
  composeResetMail: ComposeResetMail,
  payload: Payload,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  const reserved = await executeSql(
    req,
    sql`update staff set reset_password_requested_at = now() where email = ${email}
      and coalesce(reset_password_requested_at <= now() - make_interval(secs => ${REQUEST_INTERVAL_SECONDS}), true)
      returning id`,
  );
  if (reserved.length === 0) return;
  try {
    await createAndSendLink(email, composeResetMail, payload);
  } catch (error) {
    await executeSql(req, sql`update staff set reset_password_requested_at = null where email = ${email}`);
    throw error;
  }
}

async function createAndSendLink(
  email: string,
  composeResetMail: ComposeResetMail,
  payload: Payload,
): Promise<void> {
  // The type promises a token; the function returns null without an account.
  const token: string | null = await payload.forgotPassword({
    ...{ collection: 'staff', data: { email }, expiration: RESET_LINK_HOURS * HOUR_MS, disableEmail: true },
    context: { ...preserveRevisionContext },
  });
  if (token === null) return;
  const { routes, admin } = payload.config;
  const link = `${siteUrl()}${routes.admin}${admin.routes.reset}/${token}`;
  await payload.sendEmail({ to: email, ...composeResetMail(link, RESET_LINK_HOURS) });
}
