import { registry } from '@/blocks/registry';
import { documentLimits } from '@/lib/document/limits';
import { isNode, type StoredNode, walkNodes } from '@/lib/document/nodes';
import { bytesOfDocument, bytesOfNode } from '@/lib/document/operations/document-bytes';
import { keysWithin, listAt, type OpenDocument, type ParentSlot } from '@/lib/document/operations/open-document';
import { formatList } from '@/schemas/format-list';
import { isSlotVisible, slotLabelOf } from './block-name';

/**
 * Why a block of the page cannot move to a place by the rules of the target slot; null if it can.
 * Permissions are not checked here.
 */
export function reasonAgainstMove(document: OpenDocument, id: string, place: ParentSlot): string | null {
  const block = document.blocks.get(id);
  if (!block) return 'The block is not there any more';
  if (place.parent !== null && keysWithin(id, document.blocks).includes(place.parent))
    return 'A block cannot be put into itself';
  const isStaying = block.parentSlot.parent === place.parent && block.parentSlot.slot === place.slot;
  const type = isNode(block.own) ? String(block.own.type) : '';
  return reasonAgainstPlace(document, { type, height: heightOf(document, id), isStaying }, place);
}

/** Why a new block, with its nested blocks, cannot be inserted at a place; null if it can. */
export function reasonAgainstInsert(document: OpenDocument, node: StoredNode, place: ParentSlot): string | null {
  const all = [...walkNodes([node])];
  if (document.blocks.size + all.length > documentLimits.blocks)
    return `A page holds at most ${documentLimits.blocks} blocks`;
  if (bytesOfDocument(document) + bytesOfNode(node) > documentLimits.bytes)
    return `A page holds at most ${documentLimits.bytes / 1024} kB: there is no room for this one`;
  const type = String(node.type);
  const height = Math.max(...all.map(({ depth }) => depth));
  return reasonAgainstPlace(document, { type, height, isStaying: false }, place);
}

type PlacedBlock = { type: string; height: number; isStaying: boolean };

function reasonAgainstPlace(
  document: OpenDocument,
  { type, height, isStaying }: PlacedBlock,
  place: ParentSlot,
): string | null {
  if (depthOf(document, place) + height > documentLimits.depth)
    return `Blocks stand at most ${documentLimits.depth} deep in one another`;
  if (place.parent === null) return null;
  const own = document.blocks.get(place.parent)?.own;
  const rule = isNode(own) ? registry.get(String(own.type))?.slots[place.slot] : undefined;
  if (!rule) return 'Nothing can be put in there';
  if (!isSlotVisible(own, place.slot))
    return `“${rule.label}” is not shown as its block is set: change that first`;
  if (rule.allow && !rule.allow.includes(type)) {
    const labels = rule.allow.map((one) => registry.get(one)?.label ?? one);
    return `“${rule.label}” takes ${formatList(labels, 'or')} only`;
  }
  const count = (listAt(document, place)?.length ?? 0) + (isStaying ? 0 : 1);
  if (rule.max !== undefined && count > rule.max)
    return `“${slotLabelOf(own, place.slot)}” takes ${rule.max} at most`;
  return null;
}

/** Nesting depth of a place: 0 on the page itself. */
export function depthOf({ blocks }: OpenDocument, { parent }: ParentSlot): number {
  let depth = 0;
  for (let id = parent; id !== null; id = blocks.get(id)?.parentSlot.parent ?? null) depth += 1;
  return depth;
}

/** Levels of a block with its nested blocks: 1 without any. */
function heightOf(document: OpenDocument, id: string): number {
  const inner = [...(document.blocks.get(id)?.slots.values() ?? [])].flat();
  return 1 + Math.max(0, ...inner.map((one) => heightOf(document, one)));
}
