import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import { blockTitleOf, slotNamesOf, slotTitleOf } from './block-name';
import { slotKey } from './slot-key';

/** A row of the outline: a block, or a slot with its blocks. `name` is the accessible name. */
export type OutlineNode = { key: string; name: string; children: readonly OutlineNode[] } & (
  | { kind: 'block'; id: string }
  | { kind: 'slot'; parent: string; slot: string }
);

/**
 * Creates a memoized function that converts a document to outline nodes. A node keeps its identity while
 * nothing in it moves. Names are cached unless they are to be refreshed.
 */
export function memoizeOutline(): (
  document: OpenDocument,
  options?: { shouldRefreshNames: boolean },
) => readonly OutlineNode[] {
  let cache = new Map<string, OutlineNode>();
  let last: { document: OpenDocument; nodes: readonly OutlineNode[] } | null = null;
  return (document, { shouldRefreshNames } = { shouldRefreshNames: false }) => {
    if (last && !shouldRefreshNames && hasSameStructure(last.document, document)) {
      last = { document, nodes: last.nodes };
      return last.nodes;
    }
    const nextCache = new Map<string, OutlineNode>();
    const reuse = (node: OutlineNode): OutlineNode => {
      const before = cache.get(node.key);
      const isSame = before && before.name === node.name && isSameList(before.children, node.children);
      const reused = isSame ? before : node;
      nextCache.set(node.key, reused);
      return reused;
    };
    const read = (id: string): OutlineNode[] => {
      const block = document.blocks.get(id);
      if (!block) return [];
      const before = cache.get(id);
      const name = before && !shouldRefreshNames ? before.name : blockTitleOf(block.own);
      const children = slotNamesOf(block.own, block.slots).map((slot) =>
        reuse({
          key: slotKey(id, slot),
          name: slotTitleOf(block.own, slot),
          children: (block.slots.get(slot) ?? []).flatMap(read),
          kind: 'slot',
          parent: id,
          slot,
        }),
      );
      return [reuse({ key: id, name, children, kind: 'block', id })];
    };
    const nodes = document.root.flatMap(read);
    cache = nextCache;
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
    if (!other || (other !== block && !hasSameSlots(other, block))) return false;
  }
  return true;
}

/** The binding, the type and the props of a block determine its slots. */
const hasSameSlots = (one: OpenBlock, other: OpenBlock): boolean =>
  one.slots === other.slots && isSameList(slotTitlesOf(one), slotTitlesOf(other));

const slotTitlesOf = ({ own, slots }: OpenBlock): string[] =>
  slotNamesOf(own, slots).map((slot) => slotTitleOf(own, slot));

/** Keys of the visible rows, in order: the children of expanded nodes are included. */
export const visibleKeys = (nodes: readonly OutlineNode[], open: ReadonlySet<string>): string[] =>
  nodes.flatMap(({ key, children }) => [key, ...(open.has(key) ? visibleKeys(children, open) : [])]);

/** Keys of the nodes that have children. */
export const expandableKeys = (nodes: readonly OutlineNode[]): string[] =>
  nodes.flatMap(({ key, children }) => (children.length > 0 ? [key, ...expandableKeys(children)] : []));

/** Keys of the slot rows, which cannot be selected. */
export const slotKeysOf = (nodes: readonly OutlineNode[]): string[] =>
  nodes.flatMap(({ kind, key, children }) => [...(kind === 'slot' ? [key] : []), ...slotKeysOf(children)]);

/** Keys of the ancestors of a block, from the inside out. */
export function ancestorKeys({ blocks }: OpenDocument, id: string): string[] {
  const place = blocks.get(id)?.parentSlot;
  if (!place || place.parent === null) return [];
  return [slotKey(place.parent, place.slot), place.parent, ...ancestorKeys({ root: [], blocks }, place.parent)];
}
