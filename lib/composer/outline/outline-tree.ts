import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import { blockTitleOf, slotNamesOf, slotTitleOf } from './block-name';
import { slotKey } from './slot-key';

/** A row of the outline: a block, or a slot with the blocks in it. `name` is what it is called aloud. */
export type OutlineNode = { key: string; name: string; children: readonly OutlineNode[] } & (
  | { kind: 'block'; id: string }
  | { kind: 'slot'; parent: string; slot: string }
);

/**
 * Reads a document as the outline shows it. A node is the same object as before while nothing moved in it; names are those of
 * the last time, unless they are to be read again.
 */
export function rememberOutline(): (
  document: OpenDocument,
  how?: { isNamedAnew: boolean },
) => readonly OutlineNode[] {
  let known = new Map<string, OutlineNode>();
  let last: { document: OpenDocument; nodes: readonly OutlineNode[] } | null = null;
  return (document, { isNamedAnew } = { isNamedAnew: false }) => {
    if (last && !isNamedAnew && hasSameStructure(last.document, document)) {
      last = { document, nodes: last.nodes };
      return last.nodes;
    }
    const made = new Map<string, OutlineNode>();
    const keep = (node: OutlineNode): OutlineNode => {
      const before = known.get(node.key);
      const isSame = before && before.name === node.name && isSameList(before.children, node.children);
      const kept = isSame ? before : node;
      made.set(node.key, kept);
      return kept;
    };
    const read = (id: string): OutlineNode[] => {
      const block = document.blocks.get(id);
      if (!block) return [];
      const before = known.get(id);
      const name = before && !isNamedAnew ? before.name : blockTitleOf(block.own);
      const children = slotNamesOf(block.own, block.slots).map((slot) =>
        keep({
          key: slotKey(id, slot),
          name: slotTitleOf(block.own, slot),
          children: (block.slots.get(slot) ?? []).flatMap(read),
          kind: 'slot',
          parent: id,
          slot,
        }),
      );
      return [keep({ key: id, name, children, kind: 'block', id })];
    };
    const nodes = document.root.flatMap(read);
    known = made;
    last = { document, nodes: last && isSameList(last.nodes, nodes) ? last.nodes : nodes };
    return last.nodes;
  };
}

const isSameList = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

function hasSameStructure(before: OpenDocument, after: OpenDocument): boolean {
  if (before === after) return true;
  if (before.root !== after.root || before.blocks.size !== after.blocks.size) return false;
  for (const [id, block] of after.blocks) {
    const other = before.blocks.get(id);
    if (!other || (other !== block && !isShapedAlike(other, block))) return false;
  }
  return true;
}

/** A source, another type, or how it is set gives a block other slots. */
const isShapedAlike = (one: OpenBlock, other: OpenBlock): boolean =>
  one.slots === other.slots && isSameList(slotsTold(one), slotsTold(other));

const slotsTold = ({ own, slots }: OpenBlock): string[] =>
  slotNamesOf(own, slots).map((slot) => slotTitleOf(own, slot));

/** The keys of what is in sight, in order: of all that stands in an open node. */
export const keysInSight = (nodes: readonly OutlineNode[], open: ReadonlySet<string>): string[] =>
  nodes.flatMap(({ key, children }) => [key, ...(open.has(key) ? keysInSight(children, open) : [])]);

/** The keys of all nodes that have others in them. */
export const foldable = (nodes: readonly OutlineNode[]): string[] =>
  nodes.flatMap(({ key, children }) => (children.length > 0 ? [key, ...foldable(children)] : []));

/** The keys of all places for blocks: they are not chosen. */
export const slotKeysOf = (nodes: readonly OutlineNode[]): string[] =>
  nodes.flatMap(({ kind, key, children }) => [...(kind === 'slot' ? [key] : []), ...slotKeysOf(children)]);

/** The keys of what stands around a block, from the inside outwards. */
export function keysAround({ blocks }: OpenDocument, id: string): string[] {
  const place = blocks.get(id)?.place;
  if (!place || place.parent === null) return [];
  return [slotKey(place.parent, place.slot), place.parent, ...keysAround({ root: [], blocks }, place.parent)];
}
