import { measureJson } from '../measure-json';
import { isNode } from '../nodes';
import type { OpenBlock, OpenDocument } from './open-document';

const unbounded = { bytes: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };
const blockSizes = new WeakMap<OpenBlock, number>();
const documentSizes = new WeakMap<OpenDocument, number>();

/**
 * The stored size of a document, as `documentLimits` counts it. Sizes are cached per block and per document,
 * because both are immutable: after one keystroke, one block is measured.
 */
export function bytesOfDocument(document: OpenDocument): number {
  const cached = documentSizes.get(document);
  if (cached !== undefined) return cached;
  let bytes = bytesOf([]);
  for (const block of document.blocks.values()) bytes += bytesOfBlock(block);
  documentSizes.set(document, bytes);
  return bytes;
}

/** The size that a block itself adds, without its slots. */
export function bytesOfBlock(block: OpenBlock): number {
  const bytes = blockSizes.get(block) ?? bytesOfNode(withEmptySlots(block));
  blockSizes.set(block, bytes);
  return bytes;
}

/** The size that a node adds, with its descendants. */
export const bytesOfNode = (node: unknown): number => bytesOf([node]) - bytesOf([]);

const bytesOf = (value: unknown): number => measureJson(value, unbounded).bytes;

function withEmptySlots({ node, slots }: OpenBlock): unknown {
  if (slots.size === 0 || !isNode(node)) return node;
  const empty = Object.fromEntries([...slots.keys()].map((slot) => [slot, []]));
  return { ...node, slots: { ...(isNode(node.slots) && node.slots), ...empty } };
}
