import { type CollectionBeforeValidateHook, ValidationError } from 'payload';

type Fault = { path: string; message: string };

/** What the fields of a listing must be together. Sees the document as it will be. */
export function listingFaults(listing: Record<string, unknown>): Fault[] {
  const faults: Fault[] = [];
  const { status, sold_at: soldAt, sold_price: soldPrice, asking_price: asked, down_payment: down } = listing;
  if (status === 'sold' && !soldAt) faults.push({ path: 'sold_at', message: 'Say when it was sold' });
  if (status !== 'sold' && typeof soldPrice === 'number')
    faults.push({ path: 'sold_price', message: 'Only a sold listing has a sold price' });
  if (typeof down === 'number' && typeof asked === 'number' && down > asked)
    faults.push({ path: 'down_payment', message: 'A down payment is no more than the asking price' });
  return faults;
}

/** @throws ValidationError that names each fault. */
export const checkListing: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const errors = listingFaults({ ...originalDoc, ...data });
  if (errors.length > 0) throw new ValidationError({ collection: 'listings', errors, req });
  return data;
};
