import { measureJson } from '../measure-json';
import { isNode } from '../nodes';
import type { OpenBlock, OpenDocument } from './open-document';

const unbounded = { bytes: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };
const known = new WeakMap<OpenBlock, number>();
const measured = new WeakMap<OpenDocument, number>();

/** How large a document is once it is stored, as `documentLimits` counts. Each block is measured once: after a letter, one. So is a document, since it stays what it is. */
export function bytesOfDocument(document: OpenDocument): number {
  const before = measured.get(document);
  if (before !== undefined) return before;
  let bytes = bytesOf([]);
  for (const block of document.blocks.values()) bytes += bytesOfBlock(block);
  measured.set(document, bytes);
  return bytes;
}

/** What a block adds to that by itself, without what stands in it. */
export function bytesOfBlock(block: OpenBlock): number {
  const bytes = known.get(block) ?? bytesOfNode(withEmptySlots(block));
  known.set(block, bytes);
  return bytes;
}

/** What a node adds to that, with all that stands in it. */
export const bytesOfNode = (node: unknown): number => bytesOf([node]) - bytesOf([]);

const bytesOf = (value: unknown): number => measureJson(value, unbounded).bytes;

function withEmptySlots({ own, slots }: OpenBlock): unknown {
  if (slots.size === 0 || !isNode(own)) return own;
  const empty = Object.fromEntries([...slots.keys()].map((slot) => [slot, []]));
  return { ...own, slots: { ...(isNode(own.slots) && own.slots), ...empty } };
}
