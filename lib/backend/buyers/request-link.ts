import { createLocalReq, type Payload } from 'payload';
import { enqueueMail } from '../leads/mail/enqueue-mail';
import { inTransaction } from '../platform/database/request-transaction';
import { composeLinkMail } from './account-mails';
import { canRequestLink, createLink } from './buyer-links';
import { findBuyerByEmail } from './find-buyer';
import { mailConfirmationLink } from './register-buyer';

type LinkRequest = {
  email: string;
  purpose: 'sign-in' | 'reset';
  /** The slug of the listing to save after the sign-in. */
  listing?: string | undefined;
};

/**
 * Mails a link to the account of an address. A reset link also confirms the address; instead of a sign-in link, an
 * unconfirmed buyer gets the confirmation again. Does nothing without an account and beyond the limit.
 */
export async function mailRequestedLink(
  { email, purpose, listing }: LinkRequest,
  payload: Payload,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  const buyer = await findBuyerByEmail(email, req);
  if (!buyer || buyer.status === 'cancelled') return;
  const { id, language, status } = buyer;
  await inTransaction(req, async () => {
    const isConfirmation = purpose === 'sign-in' && status === 'unconfirmed';
    if (!(await canRequestLink(id, isConfirmation ? 'confirm' : purpose, req))) return;
    if (isConfirmation)
      return mailConfirmationLink({ buyer: id, email: buyer.email, locale: language, listing }, req);
    const token = await createLink({ buyer: id, purpose, data: listing ? { listing } : {} }, req);
    await enqueueMail(composeLinkMail({ buyer: id, to: buyer.email, locale: language, purpose, token }), req);
  });
}
