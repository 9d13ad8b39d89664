import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import type { SaveFault } from '@/schemas/composing/refusal';
import type { BlockFieldPath } from '../editing/block-field-path';
import { blocksOverLimit, sizeLimitReason } from './beyond-limits';

/** A rejected block and the reason; `block` is the rejected state, undefined if the block was removed. */
export type RefusedBlock = {
  id: string;
  block: OpenBlock | undefined;
  message: string;
  /** The field with the issue, as a path of issues. */
  path?: string;
  /** The block is valid, but exceeds the size limit of the page. */
  isOverLimit?: boolean;
};

/**
 * Drops blocks that were changed since they were rejected, and those over the limit once the document is
 * small enough.
 */
export function stillRefused(refused: readonly RefusedBlock[], document: OpenDocument): RefusedBlock[] {
  const isDocumentFull = refused.some(({ isOverLimit }) => isOverLimit) && sizeLimitReason(document) !== null;
  return refused.filter(
    ({ id, block, isOverLimit }) => document.blocks.get(id) === block && (!isOverLimit || isDocumentFull),
  );
}

/** The rejected blocks as excluded fields. */
export const refusedFields = (refused: readonly RefusedBlock[]): BlockFieldPath[] =>
  refused.map(({ id }) => ({ id, path: [] }));

/**
 * Blocks that a response names for the first time. Empty if it names none, so that the whole save is
 * rejected.
 */
export function newlyRefused(
  issues: readonly SaveFault[],
  { blocks }: OpenDocument,
  stored: OpenDocument,
  refused: readonly RefusedBlock[],
): RefusedBlock[] {
  return issues.flatMap(({ block: id = '', message, place, sentence }) => {
    const block = blocks.get(id);
    const doesExist = block !== undefined || stored.blocks.has(id);
    return doesExist && !refused.some((other) => other.id === id)
      ? [{ id, block, message: sentence ?? message, ...(place !== undefined && { path: place }) }]
      : [];
  });
}

/** Blocks of a save that make the document exceed its limits, in their displayed state. */
export function refusedForSize(
  sent: OpenDocument,
  { document, stored }: { document: OpenDocument; stored: { document: OpenDocument } },
): RefusedBlock[] {
  const message = sizeLimitReason(sent) ?? '';
  return blocksOverLimit(sent, stored.document).map((id) => ({
    ...{ id, block: document.blocks.get(id), message, isOverLimit: true },
  }));
}
