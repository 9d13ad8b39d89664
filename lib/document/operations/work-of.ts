import { isNode } from '../nodes';
import type { OpenDocument } from './open-document';
import type { Operation } from './operation';
import { childAt } from './set-at-path';

/** A list is copied about so many times as fast as the keys of an object. */
const listIsFaster = 50;

/** How much is copied when a block by itself is changed: its keys, and those of all that a path leads through. */
export function workOf({ blocks }: OpenDocument, operation: Operation): number {
  if (operation.kind === 'insert') return 0;
  const own = blocks.get(operation.id)?.own;
  if (!isNode(own)) return 0;
  let work = sizeOf(own);
  let here = operation.kind === 'set' ? own.props : undefined;
  for (const step of operation.kind === 'set' ? operation.path : []) {
    work += sizeOf(here);
    here = childAt(here, step)?.value;
  }
  return work;
}

function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length / listIsFaster;
  return isNode(value) ? Object.keys(value).length : 0;
}
