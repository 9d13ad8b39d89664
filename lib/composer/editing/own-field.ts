import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';

/** A part of one block: `path` begins at the block, as `['props', 'heading']`; none for all of it by itself. */
export type OwnField = { id: string; path: readonly string[] };

export const isSameField = (one: OwnField, other: OwnField): boolean =>
  one.id === other.id && one.path.join('.') === other.path.join('.');

/** What stands there; undefined for nothing. */
export function readField({ blocks }: OpenDocument, { id, path }: OwnField): unknown {
  return path.reduce<unknown>(
    (value, key) => (isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    blocks.get(id)?.own,
  );
}

/** The operation that has a value stand there; undefined takes the field away. */
export function fieldOperation({ id, path: [first, ...rest] }: OwnField, value: unknown): Operation {
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
