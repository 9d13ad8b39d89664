import { documentLimits, findLimitIssue } from '@/lib/document/limits';
import { bytesOfBlock, bytesOfDocument } from '@/lib/document/operations/document-bytes';
import { closeDocument, type OpenBlock, type OpenDocument } from '@/lib/document/operations/open-document';
import type { RefusalIssue } from '@/schemas/composing/refusal';
import type { BlockFieldPath } from '../editing/block-field-path';
import { excludeChanges } from '../editing/exclude-changes';

/** Size of a document, or of a block with its nested blocks. */
type DocumentSize = { blocks: number; bytes: number };

/** The limit that a document exceeds; null if none. */
function exceededLimit(document: OpenDocument): keyof DocumentSize | null {
  if (document.blocks.size > documentLimits.blocks) return 'blocks';
  return bytesOfDocument(document) > documentLimits.bytes ? 'bytes' : null;
}

/** Why a document is too large to be stored, in the words of the server; null if it is not. */
const sizeLimitReason = (document: OpenDocument): string | null =>
  exceededLimit(document) === null ? null : (findLimitIssue(closeDocument(document))?.message ?? null);

/**
 * The blocks to exclude so that the rest of the document can be stored: those that grew most. Empty if the
 * document is within the limits, or exceeds them without these blocks too.
 */
function blocksOverLimit(document: OpenDocument, stored: OpenDocument): string[] {
  const excluded: string[] = [];
  let remaining = document;
  for (let limit = exceededLimit(remaining); limit !== null; limit = exceededLimit(remaining)) {
    const id = mostGrownBlock(remaining, stored, limit);
    if (id === null || excluded.includes(id)) return [];
    excluded.push(id);
    remaining = excludeChanges(remaining, stored, [{ id, path: [] }]);
  }
  return excluded;
}

function mostGrownBlock(
  document: OpenDocument,
  stored: OpenDocument,
  limit: keyof DocumentSize,
): string | null {
  const grown = [...growthOf(document, stored)].filter(([, size]) => size[limit] > 0);
  const [largest] = grown.toSorted(([, first], [, second]) => second[limit] - first[limit]);
  return largest ? largest[0] : null;
}

/** Growth of each block since it was stored. Nested blocks of a new block count with it. */
function growthOf(document: OpenDocument, stored: OpenDocument): Map<string, DocumentSize> {
  const growth = new Map<string, DocumentSize>();
  for (const [id, block] of document.blocks) {
    const before = stored.blocks.get(id);
    if (before === block) continue;
    const outer = before ? id : outermostNew(id, document, stored);
    const { blocks, bytes } = growth.get(outer) ?? { blocks: 0, bytes: 0 };
    growth.set(outer, {
      blocks: blocks + (before ? 0 : 1),
      bytes: bytes + bytesOfBlock(block) - (before ? bytesOfBlock(before) : 0),
    });
  }
  return growth;
}

function outermostNew(id: string, document: OpenDocument, stored: OpenDocument): string {
  const parent = document.blocks.get(id)?.parentSlot.parent ?? null;
  return parent === null || stored.blocks.has(parent) ? id : outermostNew(parent, document, stored);
}

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
export function retainRefused(refused: readonly RefusedBlock[], document: OpenDocument): RefusedBlock[] {
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
export function findNewlyRefused(
  issues: readonly RefusalIssue[],
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
export function findOversizedBlocks(
  sent: OpenDocument,
  { document, stored }: { document: OpenDocument; stored: { document: OpenDocument } },
): RefusedBlock[] {
  const message = sizeLimitReason(sent) ?? '';
  return blocksOverLimit(sent, stored.document).map((id) => ({
    ...{ id, block: document.blocks.get(id), message, isOverLimit: true },
  }));
}
