import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';

/** The refusal of content, with each of its faults. */
export function refuseBlocks(
  faults: readonly string[],
  collection: CollectionSlug,
  req: PayloadRequest,
  path = 'blocks',
): ValidationError {
  const errors = faults.map((message) => ({ path, label: toLabel(message), message }));
  return new ValidationError({ collection, errors, req });
}

/** What the CMS shows of a fault in passing. It parts labels at each comma: these look like one, and are none. */
const toLabel = (sentence: string): string => sentence.replaceAll(',', '\u201a');
