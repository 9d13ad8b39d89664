import { isNode } from '../nodes';
import type { OpenDocument } from './open-document';
import type { Operation } from './operation';
import { childAt } from './set-at-path';

/** Lists are copied about this many times faster than the keys of an object. */
const LIST_SPEEDUP_FACTOR = 50;

/**
 * The cost of an operation: the number of object keys that it copies, of the node and of every value on the
 * path.
 */
export function operationCost({ blocks }: OpenDocument, operation: Operation): number {
  if (operation.kind === 'insert') return 0;
  const node = blocks.get(operation.id)?.node;
  if (!isNode(node)) return 0;
  let cost = sizeOf(node);
  let current = operation.kind === 'set' ? node.props : undefined;
  for (const step of operation.kind === 'set' ? operation.path : []) {
    cost += sizeOf(current);
    current = childAt(current, step)?.value;
  }
  return cost;
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length / LIST_SPEEDUP_FACTOR;
  return isNode(value) ? Object.keys(value).length : 0;
}
