import { registry } from '@/blocks/registry';
import { documentLimits } from '@/lib/document/limits';
import { isNode, type StoredNode, walkNodes } from '@/lib/document/nodes';
import { bytesOfDocument, bytesOfNode } from '@/lib/document/operations/document-bytes';
import { keysWithin, listAt, type OpenDocument, type Place } from '@/lib/document/operations/open-document';
import { listWords } from '@/schemas/list-words';
import { isSlotShown, slotLabelOf } from './block-name';

/** Why a block that stands on the page cannot stand at a place, by the rules of what it would stand in; null when it can. Rights are another matter. */
export function reasonAgainstMove(document: OpenDocument, id: string, place: Place): string | null {
  const block = document.blocks.get(id);
  if (!block) return 'The block is not there any more';
  if (place.parent !== null && keysWithin(id, document.blocks).includes(place.parent))
    return 'A block cannot be put into itself';
  const isStaying = block.place.parent === place.parent && block.place.slot === place.slot;
  const type = isNode(block.own) ? String(block.own.type) : '';
  return reasonAgainstPlace(document, { type, height: heightOf(document, id), isStaying }, place);
}

/** Why a new block, with all that stands in it, cannot be put in at a place; null when it can. */
export function reasonAgainstInsert(document: OpenDocument, node: StoredNode, place: Place): string | null {
  const all = [...walkNodes([node])];
  if (document.blocks.size + all.length > documentLimits.blocks)
    return `A page holds at most ${documentLimits.blocks} blocks`;
  if (bytesOfDocument(document) + bytesOfNode(node) > documentLimits.bytes)
    return `A page holds at most ${documentLimits.bytes / 1024} kB: there is no room for this one`;
  const type = String(node.type);
  const height = Math.max(...all.map(({ depth }) => depth));
  return reasonAgainstPlace(document, { type, height, isStaying: false }, place);
}

type Coming = { type: string; height: number; isStaying: boolean };

function reasonAgainstPlace(
  document: OpenDocument,
  { type, height, isStaying }: Coming,
  place: Place,
): string | null {
  if (depthOf(document, place) + height > documentLimits.depth)
    return `Blocks stand at most ${documentLimits.depth} deep in one another`;
  if (place.parent === null) return null;
  const own = document.blocks.get(place.parent)?.own;
  const rule = isNode(own) ? registry.get(String(own.type))?.slots[place.slot] : undefined;
  if (!rule) return 'Nothing can be put in there';
  if (!isSlotShown(own, place.slot))
    return `“${rule.label}” is not shown as its block is set: change that first`;
  if (rule.allow && !rule.allow.includes(type)) {
    const labels = rule.allow.map((one) => registry.get(one)?.label ?? one);
    return `“${rule.label}” takes ${listWords(labels, 'or')} only`;
  }
  const count = (listAt(document, place)?.length ?? 0) + (isStaying ? 0 : 1);
  if (rule.most !== undefined && count > rule.most)
    return `“${slotLabelOf(own, place.slot)}” takes ${rule.most} at most`;
  return null;
}

/** How deep blocks in a place stand, less one: 0 on the page itself. */
export function depthOf({ blocks }: OpenDocument, { parent }: Place): number {
  let depth = 0;
  for (let id = parent; id !== null; id = blocks.get(id)?.place.parent ?? null) depth += 1;
  return depth;
}

/** Of a block with what stands in it: 1 with nothing. */
function heightOf(document: OpenDocument, id: string): number {
  const inner = [...(document.blocks.get(id)?.slots.values() ?? [])].flat();
  return 1 + Math.max(0, ...inner.map((one) => heightOf(document, one)));
}
