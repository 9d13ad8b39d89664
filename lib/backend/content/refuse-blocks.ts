import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import type { Fault } from '@/lib/engine/fault';

/** As `call-to-action "cta-1" at props.heading: Too small`. */
export function describeFault({ blockId, blockType, path, message }: Fault): string {
  return `${blockType} "${blockId}" at ${path}: ${message}`;
}

/** The refusal of blocks, with each of its faults. */
export function refuseBlocks(
  faults: readonly string[],
  collection: CollectionSlug,
  req: PayloadRequest,
): ValidationError {
  // The label is what Payload's message and the CMS show of a fault; both part labels at each comma.
  const errors = faults.map((text) => ({
    path: 'blocks',
    label: text.replaceAll(', ', '; '),
    message: text,
  }));
  return new ValidationError({ collection, errors, req });
}
