import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload';
import { describeFault, type Fault } from '@/lib/engine/fault';

/** A fault of content, at the field of the form that it is mended in, and at the block where it is one of a block. */
export type ContentFault = { path: 'blocks' | 'body'; message: string; block?: string };

export const inBlocks = (fault: Fault): ContentFault => ({
  path: 'blocks',
  message: describeFault(fault),
  ...(fault.blockId !== '' && { block: fault.blockId }),
});

/** The refusal of content, with each of its faults. */
export function refuseContent(
  faults: readonly ContentFault[],
  collection: CollectionSlug,
  req: PayloadRequest,
): ValidationError {
  const errors = faults.map(({ message, ...fault }) => ({ ...fault, label: message, message }));
  return new ValidationError({ collection, errors, req });
}

/** The faults of a language that is published along with the one that is written. */
export const inLanguage = (locale: string, faults: readonly ContentFault[]): ContentFault[] =>
  faults.map(({ path, message }) => ({ path, message: `In ${locale}: ${message}` }));
