import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import type { SaveFault } from '@/schemas/composing/refusal';
import type { OwnField } from '../editing/own-field';
import { blocksBeyond, reasonAgainstSize } from './beyond-limits';

/** A block as it was when the server did not take it, and why; `block` is undefined for one that was taken out. */
export type RefusedBlock = {
  id: string;
  block: OpenBlock | undefined;
  message: string;
  /** The place in it that is to be mended, as faults have it. */
  path?: string;
  /** Nothing is wrong with it but that there is no room for it. */
  isTooMuch?: boolean;
};

/** Those that are still as they were refused: what was changed since may be fine, and for what was too much there may be room. */
export function stillRefused(refused: readonly RefusedBlock[], document: OpenDocument): RefusedBlock[] {
  const isFull = refused.some(({ isTooMuch }) => isTooMuch) && reasonAgainstSize(document) !== null;
  return refused.filter(
    ({ id, block, isTooMuch }) => document.blocks.get(id) === block && (!isTooMuch || isFull),
  );
}

/** What waits with them. */
export const heldByRefusal = (refused: readonly RefusedBlock[]): OwnField[] =>
  refused.map(({ id }) => ({ id, path: [] }));

/** The blocks that an answer names and nobody knew of; nothing when it names none, so that all of the save waits. */
export function newlyRefused(
  faults: readonly SaveFault[],
  { blocks }: OpenDocument,
  stored: OpenDocument,
  known: readonly RefusedBlock[],
): RefusedBlock[] {
  return faults.flatMap(({ block: id = '', message, place, sentence }) => {
    const block = blocks.get(id);
    const isKnownBlock = block !== undefined || stored.blocks.has(id);
    return isKnownBlock && !known.some((one) => one.id === id)
      ? [{ id, block, message: sentence ?? message, ...(place !== undefined && { path: place }) }]
      : [];
  });
}

/** The blocks of a save that make the document larger than it may be, as they are on the screen. */
export function refusedForSize(
  sent: OpenDocument,
  { document, stored }: { document: OpenDocument; stored: { document: OpenDocument } },
): RefusedBlock[] {
  const message = reasonAgainstSize(sent) ?? '';
  return blocksBeyond(sent, stored.document).map((id) => ({
    ...{ id, block: document.blocks.get(id), message, isTooMuch: true },
  }));
}
