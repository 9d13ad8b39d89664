import { APIError, addDataAndFileToRequest, type Endpoint } from 'payload';
import { z } from 'zod';
import { keepRevision } from '../revisions/check-revision';
import { countAttempt } from './limit-sign-in';

const forgotten = z.object({ email: z.string().trim().toLowerCase().min(3).max(320) });

/**
 * Asks for a link to set a new password, in place of Payload's own: the answer goes out before the address is
 * looked up, so that neither its words nor its time tell whether there is an account.
 */
export const answerForgotten: Omit<Endpoint, 'root'> = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const asked = forgotten.safeParse(req.data);
    if (!asked.success) throw new APIError('Enter the email address of the account', 400);
    const { email } = asked.data;
    await countAttempt(req, `forgotten ${email}`);
    void req.payload
      .forgotPassword({ collection: 'staff', data: { email }, context: { ...keepRevision } })
      .catch((err: unknown) =>
        req.payload.logger.error({ err, msg: 'A link to set a new password was not sent' }),
      );
    return Response.json({
      message: 'If there is an account with this address, a link to set a new password is on its way to it.',
    });
  },
};
