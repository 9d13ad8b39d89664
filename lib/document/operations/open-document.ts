import { canonicalJson } from '../canonical-json';
import { isNode, type StoredNode, slotsOf } from '../nodes';

/** A list of blocks: a slot of a block, by its key, or the page itself (`parent` null, `slot` empty). */
export type ParentSlot = { parent: string | null; slot: string };

/** A block outside the tree. An unreadable block stays as it is and is not opened. */
export type OpenBlock = {
  /** The stored node without its child nodes. */
  node: unknown;
  parentSlot: ParentSlot;
  /** The keys of its child blocks by slot. */
  slots: ReadonlyMap<string, readonly string[]>;
};

/**
 * A document as a flat map of blocks, so that a change of one leaves all others the same objects. The key of
 * a block is its id; a block without a unique id has `~`, a number and its canonical JSON as its key, which
 * no id can equal.
 */
export type OpenDocument = { root: readonly string[]; blocks: ReadonlyMap<string, OpenBlock> };

export const pageSlot: ParentSlot = { parent: null, slot: '' };

/** Opens a document within `documentLimits`. */
export function openDocument(nodes: readonly unknown[]): OpenDocument {
  const blocks = new Map<string, OpenBlock>();
  return { root: nodes.map((node) => openNode(node, pageSlot, blocks)), blocks };
}

/**
 * Adds a node with its descendants to open blocks. `keys` are the former keys of the node and its
 * descendants in reading order; without them, or when one is taken, new keys are generated.
 * @returns the key of the node.
 */
export function openNode(
  node: unknown,
  parentSlot: ParentSlot,
  blocks: Map<string, OpenBlock>,
  keys: string[] = [],
): string {
  const storedKey = keys.shift();
  const id = idOf(node);
  if (!isNode(node) || id === null || blocks.has(id) || storedKey?.startsWith('~')) {
    const key =
      storedKey?.startsWith('~') && !blocks.has(storedKey) ? storedKey : unreadableKey(node, blocks);
    blocks.set(key, { node, parentSlot, slots: new Map() });
    return key;
  }
  const slots = new Map<string, readonly string[]>();
  blocks.set(id, { node: withoutLists(node), parentSlot, slots });
  for (const [slot, inner] of slotsOf(node))
    slots.set(
      slot,
      inner.map((child) => openNode(child, { parent: id, slot }, blocks, keys)),
    );
  return id;
}

/** The document in its stored form. */
export const closeDocument = ({ root, blocks }: OpenDocument): unknown[] => closeNodes(root, blocks);

const closeNodes = (keys: readonly string[], blocks: OpenDocument['blocks']): unknown[] =>
  keys.map((key) => closeNode(key, blocks));

/**
 * One block with its descendants in stored form.
 * @throws when the key does not exist.
 */
export function closeNode(key: string, blocks: OpenDocument['blocks']): unknown {
  const block = blocks.get(key);
  if (!block) throw new Error(`No block ${key}`);
  const { node, slots } = block;
  if (slots.size === 0 || !isNode(node)) return node;
  const lists = [...slots].map(([slot, keys]) => [slot, closeNodes(keys, blocks)]);
  return { ...node, slots: { ...(isNode(node.slots) && node.slots), ...Object.fromEntries(lists) } };
}

/** The keys in a slot; undefined when the block or the slot does not exist. */
export function listAt(
  { root, blocks }: OpenDocument,
  { parent, slot }: ParentSlot,
): readonly string[] | undefined {
  return parent === null ? root : blocks.get(parent)?.slots.get(slot);
}

/**
 * The document as it would be after storing and opening: of two blocks with one id, the first now has it.
 * Returns the same object when every block is readable.
 */
export const reopenDocument = (document: OpenDocument): OpenDocument =>
  [...document.blocks.keys()].some((key) => key.startsWith('~'))
    ? openDocument(closeDocument(document))
    : document;

/** The key of a block and those of its descendants, in reading order. */
export function keysWithin(key: string, blocks: OpenDocument['blocks']): string[] {
  const inner = [...(blocks.get(key)?.slots.values() ?? [])].flat();
  return [key, ...inner.flatMap((child) => keysWithin(child, blocks))];
}

function idOf(node: unknown): string | null {
  const id = isNode(node) ? node.id : null;
  return typeof id === 'string' && id !== '' && !id.startsWith('~') ? id : null;
}

/** Equal nodes get different numbers. */
function unreadableKey(node: unknown, blocks: ReadonlyMap<string, OpenBlock>): string {
  const canonicalText = canonicalJson(node);
  let number = 1;
  while (blocks.has(`~${number} ${canonicalText}`)) number += 1;
  return `~${number} ${canonicalText}`;
}

/** Slots that are no lists are part of the block's own content: nothing can be inserted into them. */
function withoutLists(node: StoredNode): StoredNode {
  if (!isNode(node.slots)) return node;
  const lists = new Set(slotsOf(node).map(([slot]) => slot));
  const { slots, ...withoutSlots } = node;
  const rest = Object.entries(node.slots).filter(([slot]) => !lists.has(slot));
  return lists.size === 0
    ? { ...withoutSlots, slots }
    : rest.length === 0
      ? withoutSlots
      : { ...withoutSlots, slots: Object.fromEntries(rest) };
}
