import { canonicalJson } from '../canonical-json';
import { isNode, type StoredNode, slotsOf } from '../nodes';

/** A list of blocks: a slot of a block, by its key, or the page itself (`parent` null, `slot` empty). */
export type Place = { parent: string | null; slot: string };

/** A block taken out of the tree. What cannot be read stays whole, and nobody looks into it. */
export type OpenBlock = {
  /** What is stored of it, without the lists in its slots. */
  own: unknown;
  place: Place;
  /** The keys of what stands in it, by slot. */
  slots: ReadonlyMap<string, readonly string[]>;
};

/**
 * A document with its blocks side by side, so that one of them changes and all others stay the same objects. A block's
 * key is its id; one without an id of its own has what it says for a key, which nothing but itself can have.
 */
export type OpenDocument = { root: readonly string[]; blocks: ReadonlyMap<string, OpenBlock> };

export const pagePlace: Place = { parent: null, slot: '' };

/** For documents within `documentLimits`. */
export function openDocument(nodes: readonly unknown[]): OpenDocument {
  const blocks = new Map<string, OpenBlock>();
  return { root: nodes.map((node) => openNode(node, pagePlace, blocks)), blocks };
}

/**
 * Adds a node to open blocks, with all that stands in it. `keys` are those it and what stands in it are to have again, in
 * reading order; without them, and where one is taken, they are found anew. @returns its key.
 */
export function openNode(
  node: unknown,
  place: Place,
  blocks: Map<string, OpenBlock>,
  keys: string[] = [],
): string {
  const known = keys.shift();
  const id = idOf(node);
  if (!isNode(node) || id === null || blocks.has(id) || known?.startsWith('~')) {
    const key = known?.startsWith('~') && !blocks.has(known) ? known : unreadableKey(node, blocks);
    blocks.set(key, { own: node, place, slots: new Map() });
    return key;
  }
  const slots = new Map<string, readonly string[]>();
  blocks.set(id, { own: withoutLists(node), place, slots });
  for (const [slot, inner] of slotsOf(node))
    slots.set(
      slot,
      inner.map((one) => openNode(one, { parent: id, slot }, blocks, keys)),
    );
  return id;
}

/** The document as it is stored. */
export const closeDocument = ({ root, blocks }: OpenDocument): unknown[] => closeNodes(root, blocks);

const closeNodes = (keys: readonly string[], blocks: OpenDocument['blocks']): unknown[] =>
  keys.map((key) => closeNode(key, blocks));

/** One block with all that stands in it, as it is stored. @throws when there is none of this key. */
export function closeNode(key: string, blocks: OpenDocument['blocks']): unknown {
  const block = blocks.get(key);
  if (!block) throw new Error(`No block ${key}`);
  const { own, slots } = block;
  if (slots.size === 0 || !isNode(own)) return own;
  const lists = [...slots].map(([slot, keys]) => [slot, closeNodes(keys, blocks)]);
  return { ...own, slots: { ...(isNode(own.slots) && own.slots), ...Object.fromEntries(lists) } };
}

/** The keys in a place; undefined when there is no such block or slot. */
export function listAt(
  { root, blocks }: OpenDocument,
  { parent, slot }: Place,
): readonly string[] | undefined {
  return parent === null ? root : blocks.get(parent)?.slots.get(slot);
}

/**
 * The document as it will be when it is read again: of two blocks with one id, the one that stands first now has it. The same
 * object where every block can be read.
 */
export const reopenDocument = (document: OpenDocument): OpenDocument =>
  [...document.blocks.keys()].some((key) => key.startsWith('~'))
    ? openDocument(closeDocument(document))
    : document;

/** Of a block and of all that stands in it, in reading order. */
export function keysWithin(key: string, blocks: OpenDocument['blocks']): string[] {
  const inner = [...(blocks.get(key)?.slots.values() ?? [])].flat();
  return [key, ...inner.flatMap((one) => keysWithin(one, blocks))];
}

function idOf(node: unknown): string | null {
  const id = isNode(node) ? node.id : null;
  return typeof id === 'string' && id !== '' && !id.startsWith('~') ? id : null;
}

/** Of several that say the same each has its number. */
function unreadableKey(node: unknown, blocks: ReadonlyMap<string, OpenBlock>): string {
  const saying = canonicalJson(node);
  let number = 1;
  while (blocks.has(`~${number} ${saying}`)) number += 1;
  return `~${number} ${saying}`;
}

/** Slots that are no lists are part of the block itself: nothing can be put into them. */
function withoutLists(node: StoredNode): StoredNode {
  if (!isNode(node.slots)) return node;
  const lists = new Set(slotsOf(node).map(([slot]) => slot));
  const { slots, ...own } = node;
  const rest = Object.entries(node.slots).filter(([slot]) => !lists.has(slot));
  return lists.size === 0
    ? { ...own, slots }
    : rest.length === 0
      ? own
      : { ...own, slots: Object.fromEntries(rest) };
}
