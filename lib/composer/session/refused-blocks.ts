import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import type { OwnField } from '../editing/own-field';

/** A block as it was when the server did not take it, and why; `block` is undefined for one that was taken out. */
export type RefusedBlock = { id: string; block: OpenBlock | undefined; message: string };

/** Those that are still as they were refused: what was changed since may be fine. */
export const stillRefused = (refused: readonly RefusedBlock[], { blocks }: OpenDocument): RefusedBlock[] =>
  refused.filter(({ id, block }) => blocks.get(id) === block);

/** What waits with them. */
export const heldByRefusal = (refused: readonly RefusedBlock[]): OwnField[] =>
  refused.map(({ id }) => ({ id, path: [] }));

/** The blocks that an answer names and nobody knew of; nothing when it names none, so that all of the save waits. */
export function newlyRefused(
  faults: readonly { block?: string | undefined; message: string }[],
  { blocks }: OpenDocument,
  stored: OpenDocument,
  known: readonly RefusedBlock[],
): RefusedBlock[] {
  return faults.flatMap(({ block: id = '', message }) => {
    const block = blocks.get(id);
    const isKnownBlock = block !== undefined || stored.blocks.has(id);
    return isKnownBlock && !known.some((one) => one.id === id) ? [{ id, block, message }] : [];
  });
}
