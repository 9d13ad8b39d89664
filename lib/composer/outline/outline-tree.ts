import { z } from 'zod';
import {
  listAt,
  type OpenBlock,
  type OpenDocument,
  type ParentSlot,
} from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { blockTitleOf, slotNamesOf, slotTitleOf } from './block-name';

const slotKeyPrefix = '~slot ';
const partsSchema = z.tuple([z.string(), z.string()]);

/**
 * Key of a slot row. It differs from all block keys: the key of an unreadable block has a number after its
 * tilde.
 */
export const slotKey = (parent: string, slot: string): string =>
  slotKeyPrefix + JSON.stringify([parent, slot]);

/** Place of a slot row; null for a block row. */
function readSlotKey(key: string): ParentSlot | null {
  if (!key.startsWith(slotKeyPrefix)) return null;
  const [parent, slot] = partsSchema.parse(JSON.parse(key.slice(slotKeyPrefix.length)));
  return { parent, slot };
}

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
      const name = before && !shouldRefreshNames ? before.name : blockTitleOf(block.node);
      const children = slotNamesOf(block.node, block.slots).map((slot) =>
        reuse({
          key: slotKey(id, slot),
          name: slotTitleOf(block.node, slot),
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

const isSameList = <Item>(a: readonly Item[], b: readonly Item[]): boolean =>
  a.length === b.length && a.every((item, at) => item === b[at]);

function hasSameStructure(before: OpenDocument, after: OpenDocument): boolean {
  if (before === after) return true;
  if (before.root !== after.root || before.blocks.size !== after.blocks.size) return false;
  for (const [id, block] of after.blocks) {
    const previous = before.blocks.get(id);
    if (!previous || (previous !== block && !hasSameSlots(previous, block))) return false;
  }
  return true;
}

/** The binding, the type and the props of a block determine its slots. */
const hasSameSlots = (a: OpenBlock, b: OpenBlock): boolean =>
  a.slots === b.slots && isSameList(slotTitlesOf(a), slotTitlesOf(b));

const slotTitlesOf = ({ node, slots }: OpenBlock): string[] =>
  slotNamesOf(node, slots).map((slot) => slotTitleOf(node, slot));

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
  const parentSlot = blocks.get(id)?.parentSlot;
  if (!parentSlot || parentSlot.parent === null) return [];
  return [
    slotKey(parentSlot.parent, parentSlot.slot),
    parentSlot.parent,
    ...ancestorKeys({ root: [], blocks }, parentSlot.parent),
  ];
}

/** A row of the outline, and the side of it on which an item is dropped. */
export type OutlineDropTarget = { key: string; side: 'before' | 'on' | 'after' };

/**
 * Position for a block that is dropped on a row; null if it cannot be dropped there. A slot accepts drops
 * only on its row, not next to it, and appends them.
 */
export function positionAt(
  document: OpenDocument,
  { key, side }: OutlineDropTarget,
  id: string,
): Position | null {
  const slot = readSlotKey(key);
  if (slot) {
    if (side !== 'on') return null;
    const list = (listAt(document, slot) ?? []).filter((siblingId) => siblingId !== id);
    return { ...slot, after: list.at(-1) ?? null };
  }
  const block = document.blocks.get(key);
  if (!block) return null;
  if (side === 'on') {
    const [first] = slotNamesOf(block.node, block.slots);
    return first === undefined ? null : positionAt(document, { key: slotKey(key, first), side }, id);
  }
  const list = (listAt(document, block.parentSlot) ?? []).filter((siblingId) => siblingId !== id);
  if (side === 'after')
    return { ...block.parentSlot, after: key === id ? siblingBefore(list, document, id) : key };
  return { ...block.parentSlot, after: list[list.indexOf(key) - 1] ?? null };
}

/** The sibling before the block, so that a drop on its own row does not move it. */
function siblingBefore(rest: readonly string[], document: OpenDocument, id: string): string | null {
  const parentSlot = document.blocks.get(id)?.parentSlot;
  const at = ((parentSlot && listAt(document, parentSlot)) ?? []).indexOf(id);
  return rest[at - 1] ?? null;
}
