import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { preserveRevisionContext } from '../preserve-revision-context';
import { countAttempt } from './sign-in-rate-limit';

const forgotPasswordSchema = z.object({ email: z.string().trim().toLowerCase().min(3).max(320) });

/**
 * Requests a password reset link; replaces Payload's endpoint. The response is sent before the address is
 * looked up, so that neither its content nor its timing reveals whether an account exists.
 */
export const forgotPasswordEndpoint: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const parsed = forgotPasswordSchema.safeParse(req.data);
    if (!parsed.success) throw new APIError('Enter the email address of the account', 400);
    const { email } = parsed.data;
    await countAttempt(req, `forgotten ${email}`);
    void req.payload
      .forgotPassword({ collection: 'staff', data: { email }, context: { ...preserveRevisionContext } })
      .catch((err: unknown) =>
        req.payload.logger.error({ err, msg: 'The password reset email was not sent' }),
      );
    return Response.json({
      message: 'If there is an account with this address, a link to set a new password has been sent to it.',
    });
  },
};
