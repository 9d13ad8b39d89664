import type { PayloadRequest } from 'payload';

/**
 * A request without a user in the same transaction. Payload applies no user's access rules to it, and sets
 * the locale that it reads on this request instead of the user's.
 */
export const transactionOf = ({
  transactionID,
}: Pick<PayloadRequest, 'transactionID'>): Partial<PayloadRequest> =>
  transactionID ? { transactionID } : {};
