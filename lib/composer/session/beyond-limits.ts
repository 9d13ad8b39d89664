import { documentLimits, findLimitIssue } from '@/lib/document/limits';
import { bytesOfBlock, bytesOfDocument } from '@/lib/document/operations/document-bytes';
import { closeDocument, type OpenDocument } from '@/lib/document/operations/open-document';
import { excludeChanges } from '../editing/exclude-changes';

/** Size of a document, or of a block with its nested blocks. */
type DocumentSize = { blocks: number; bytes: number };

/** The limit that a document exceeds; null if none. */
function exceededLimit(document: OpenDocument): keyof DocumentSize | null {
  if (document.blocks.size > documentLimits.blocks) return 'blocks';
  return bytesOfDocument(document) > documentLimits.bytes ? 'bytes' : null;
}

/** Why a document is too large to be stored, in the words of the server; null if it is not. */
export const sizeLimitReason = (document: OpenDocument): string | null =>
  exceededLimit(document) === null ? null : (findLimitIssue(closeDocument(document))?.message ?? null);

/**
 * The blocks to exclude so that the rest of the document can be stored: those that grew most. Empty if the
 * document is within the limits, or exceeds them without these blocks too.
 */
export function blocksOverLimit(document: OpenDocument, stored: OpenDocument): string[] {
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

function mostGrownBlock(document: OpenDocument, stored: OpenDocument, limit: keyof DocumentSize): string | null {
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
