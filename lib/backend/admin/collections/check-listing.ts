import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { findFutureDateIssues } from './future-dates';

/** `isMissing`: the value is required for publishing only, so a draft may omit it. */
type ListingIssue = { path: string; message: string; isMissing?: true };
type Fields = Record<string, unknown>;

/** Issues with the combination of a listing's fields. Expects the complete document after the change. */
export function findListingIssues(listing: Fields): ListingIssue[] {
  const issues: ListingIssue[] = [];
  const {
    status,
    sold_at: soldAt,
    sold_price: soldPrice,
    asking_price: askingPrice,
    down_payment: downPayment,
  } = listing;
  if (status === 'sold' && !soldAt)
    issues.push({ path: 'sold_at', message: 'Enter the date of sale', isMissing: true });
  if (status !== 'sold' && typeof soldPrice === 'number')
    issues.push({ path: 'sold_price', message: 'Only a sold listing has a sold price' });
  if (askingPrice === 0)
    issues.push({
      path: 'asking_price',
      message: 'The price cannot be 0: leave it empty if it is not disclosed',
    });
  if (typeof downPayment === 'number' && typeof askingPrice === 'number' && downPayment > askingPrice)
    issues.push({ path: 'down_payment', message: 'The down payment cannot exceed the asking price' });
  return issues;
}

const dateFields = ['listed_at', 'sold_at'];

const publicStatuses: readonly unknown[] = ['active', 'under_offer', 'sold'];
const figureFields = ['asking_price', 'discretionary_earnings', 'total_sales', 'sold_price'];

/** Issues for information that buyers need before a listing is published. */
export function findPublishIssues(listing: Fields): ListingIssue[] {
  if (!publicStatuses.includes(listing.status)) return [];
  const { images } = listing;
  const lacksPicture = !Array.isArray(images) || images.length === 0;
  const lacksFigure = figureFields.every((name) => typeof listing[name] !== 'number');
  return [
    ...(lacksPicture
      ? [
          {
            path: 'images',
            message: 'Add a picture before you publish this listing',
          },
        ]
      : []),
    ...(lacksFigure
      ? [
          {
            path: 'asking_price',
            message: 'Enter at least one figure before you publish: price, earnings or sales',
          },
        ]
      : []),
  ];
}

/**
 * Publish issues that the published document does not have already, so that older listings can still be
 * changed.
 */
function findNewPublishIssues(listing: Fields, previous: Fields): ListingIssue[] {
  const existing =
    previous._status === 'published' ? findPublishIssues(previous).map(({ path }) => path) : [];
  return findPublishIssues(listing).filter(({ path }) => !existing.includes(path));
}

/** @throws ValidationError with all issues. */
export const checkListing: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const listing = { ...originalDoc, ...data };
  // Writes without a user, such as imports, skip these checks: their clock may differ, and their listings
  // may be older than the rule.
  const dateIssues = req.user ? findFutureDateIssues(dateFields, listing, originalDoc ?? {}) : [];
  const isDraft = listing._status === 'draft';
  const issues = findListingIssues(listing).filter(({ isMissing }) => !(isDraft && isMissing));
  const missing = req.user && !isDraft ? findNewPublishIssues(listing, originalDoc ?? {}) : [];
  const errors = [...issues.map(({ path, message }) => ({ path, message })), ...missing, ...dateIssues];
  if (errors.length > 0) throw new ValidationError({ collection: 'listings', errors, req });
  return data;
};
