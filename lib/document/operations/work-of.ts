import { isNode } from '../nodes';
import type { OpenDocument } from './open-document';
import type { Operation } from './operation';
import { childAt } from './set-at-path';

/** Lists are copied about this many times faster than the keys of an object. */
const LIST_SPEEDUP_FACTOR = 50;

/**
 * The amount of data that a change of a block's own content copies: its keys, and those of every value on
 * the path.
 */
export function workOf({ blocks }: OpenDocument, operation: Operation): number {
  if (operation.kind === 'insert') return 0;
  const own = blocks.get(operation.id)?.own;
  if (!isNode(own)) return 0;
  let work = sizeOf(own);
  let current = operation.kind === 'set' ? own.props : undefined;
  for (const step of operation.kind === 'set' ? operation.path : []) {
    work += sizeOf(current);
    current = childAt(current, step)?.value;
  }
  return work;
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length / LIST_SPEEDUP_FACTOR;
  return isNode(value) ? Object.keys(value).length : 0;
}
