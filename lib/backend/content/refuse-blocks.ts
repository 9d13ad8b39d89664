import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';

/** The refusal of content, with each of its faults. */
export function refuseBlocks(
  faults: readonly string[],
  collection: CollectionSlug,
  req: PayloadRequest,
  path = 'blocks',
): ValidationError {
  const errors = faults.map((message) => ({ path, label: message, message }));
  return new ValidationError({ collection, errors, req });
}
