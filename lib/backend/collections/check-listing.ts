import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { dayFaults } from './check-days';

/** `isMissing`: not said yet, as it may be in a draft. */
type Fault = { path: string; message: string; isMissing?: true };
type Fields = Record<string, unknown>;

/** What the fields of a listing must be together. Sees the document as it will be. */
export function listingFaults(listing: Fields): Fault[] {
  const faults: Fault[] = [];
  const { status, sold_at: soldAt, sold_price: soldPrice, asking_price: asked, down_payment: down } = listing;
  if (status === 'sold' && !soldAt)
    faults.push({ path: 'sold_at', message: 'Say when it was sold', isMissing: true });
  if (status !== 'sold' && typeof soldPrice === 'number')
    faults.push({ path: 'sold_price', message: 'Only a sold listing has a sold price' });
  if (asked === 0)
    faults.push({
      path: 'asking_price',
      message: 'Nothing is for sale for 0: leave the price empty where it is not disclosed',
    });
  if (typeof down === 'number' && typeof asked === 'number' && down > asked)
    faults.push({ path: 'down_payment', message: 'A down payment is no more than the asking price' });
  return faults;
}

const days = ['listed_at', 'sold_at'];

const shownToBuyers: readonly unknown[] = ['active', 'under_offer', 'sold'];
const figures = ['asking_price', 'discretionary_earnings', 'total_sales', 'sold_price'];

/** What a listing lacks that a buyer needs to judge it by. */
export function lackFaults(listing: Fields): Fault[] {
  if (!shownToBuyers.includes(listing.status)) return [];
  const { images } = listing;
  const isWithoutPicture = !Array.isArray(images) || images.length === 0;
  const isWithoutFigure = figures.every((name) => typeof listing[name] !== 'number');
  return [
    ...(isWithoutPicture
      ? [
          {
            path: 'images',
            message: 'Add a picture before you publish this: without one buyers pass over it',
          },
        ]
      : []),
    ...(isWithoutFigure
      ? [
          {
            path: 'asking_price',
            message: 'Give one figure at least before you publish this: the price, the earnings or the sales',
          },
        ]
      : []),
  ];
}

/** Of those what buyers were not shown so before: a listing older than the rule is changed as before. */
function newLacks(listing: Fields, before: Fields): Fault[] {
  const known = before._status === 'published' ? lackFaults(before).map(({ path }) => path) : [];
  return lackFaults(listing).filter(({ path }) => !known.includes(path));
}

/** @throws ValidationError that names each fault. */
export const checkListing: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const listing = { ...originalDoc, ...data };
  // What the system writes, as an import, was not typed by anybody: it may be of another clock, and of listings older than the rule.
  const early = req.user ? dayFaults(days, listing, originalDoc ?? {}) : [];
  const isDraft = listing._status === 'draft';
  const faults = listingFaults(listing).filter(({ isMissing }) => !(isDraft && isMissing));
  const lacks = req.user && !isDraft ? newLacks(listing, originalDoc ?? {}) : [];
  const errors = [...faults.map(({ path, message }) => ({ path, message })), ...lacks, ...early];
  if (errors.length > 0) throw new ValidationError({ collection: 'listings', errors, req });
  return data;
};
