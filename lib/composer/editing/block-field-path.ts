import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';

/**
 * A field of a block; `path` starts at the block, for example `['props', 'heading']`. An empty path is the
 * block without its nested blocks.
 */
export type BlockFieldPath = { id: string; path: readonly string[] };

export const isSameField = (first: BlockFieldPath, second: BlockFieldPath): boolean =>
  first.id === second.id && first.path.join('.') === second.path.join('.');

/** The value of a field; undefined if it is not set. */
export function readField({ blocks }: OpenDocument, { id, path }: BlockFieldPath): unknown {
  return path.reduce<unknown>(
    (value, key) => (isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    blocks.get(id)?.node,
  );
}

/** The operation that sets a field; undefined removes the value. */
export function fieldOperation({ id, path: [first, ...rest] }: BlockFieldPath, value: unknown): Operation {
  switch (first) {
    case 'props':
      return { kind: 'set', id, path: rest, ...(value !== undefined && { value }) };
    case 'bind':
      return { kind: 'bind', id, ...(value !== undefined && { bind: value }) };
    case 'hidden':
      return { kind: 'hide', id, ...(value !== undefined && { hidden: value }) };
    case 'lock':
      return { kind: 'lock', id, ...(value !== undefined && { lock: value }) };
    default:
      return { kind: 'replace', id, own: value };
  }
}
