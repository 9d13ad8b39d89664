import { documentLimits, limitFault } from '@/lib/document/limits';
import { bytesOfBlock, bytesOfDocument } from '@/lib/document/operations/document-bytes';
import { closeDocument, type OpenDocument } from '@/lib/document/operations/open-document';
import { holdBack } from '../editing/held-back';

/** How much of a document there is, or of a block with what was put into it. */
type Size = { blocks: number; bytes: number };

/** Of which a document has more than it may hold. */
function beyondIn(document: OpenDocument): keyof Size | null {
  if (document.blocks.size > documentLimits.blocks) return 'blocks';
  return bytesOfDocument(document) > documentLimits.bytes ? 'bytes' : null;
}

/** Why a document is too large to be stored, as the server says it; null when it is not. */
export const reasonAgainstSize = (document: OpenDocument): string | null =>
  beyondIn(document) === null ? null : (limitFault(closeDocument(document))?.message ?? null);

/**
 * The blocks that have to wait for the rest of a document to be stored: what has grown most since first. None where the document is not too
 * large, or is without them, too.
 */
export function blocksBeyond(document: OpenDocument, stored: OpenDocument): string[] {
  const waiting: string[] = [];
  let left = document;
  for (let what = beyondIn(left); what !== null; what = beyondIn(left)) {
    const id = mostGrown(left, stored, what);
    if (id === null || waiting.includes(id)) return [];
    waiting.push(id);
    left = holdBack(left, stored, [{ id, path: [] }]);
  }
  return waiting;
}

function mostGrown(document: OpenDocument, stored: OpenDocument, what: keyof Size): string | null {
  const grown = [...growthOf(document, stored)].filter(([, size]) => size[what] > 0);
  const [most] = grown.toSorted(([, one], [, other]) => other[what] - one[what]);
  return most ? most[0] : null;
}

/** By how much each block has grown since it was stored; what stands in a new one counts with it. */
function growthOf(document: OpenDocument, stored: OpenDocument): Map<string, Size> {
  const growth = new Map<string, Size>();
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
  const parent = document.blocks.get(id)?.place.parent ?? null;
  return parent === null || stored.blocks.has(parent) ? id : outermostNew(parent, document, stored);
}
