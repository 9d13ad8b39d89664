import type { PayloadRequest } from 'payload';

/**
 * A request in the transaction of another, and nobody's: Payload asks nothing of a person for it, and writes the language it
 * reads into this one instead of theirs.
 */
export const sameTransaction = ({
  transactionID,
}: Pick<PayloadRequest, 'transactionID'>): Partial<PayloadRequest> =>
  transactionID ? { transactionID } : {};
