import type { PayloadRequest } from 'payload';
import type { Buyer } from '../payload-types';

/** The form in which addresses are stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** The account of an email address; null without one. */
export async function findBuyerByEmail(email: string, req: PayloadRequest): Promise<Buyer | null> {
  const where = { email: { equals: normaliseEmail(email) } };
  const { docs } = await req.payload.find({
    collection: 'buyers',
    where,
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  });
  return docs[0] ?? null;
}

/** @throws when the account does not exist. */
export const getBuyer = (id: number, req: PayloadRequest): Promise<Buyer> =>
  req.payload.findByID({ collection: 'buyers', id, depth: 0, req });
