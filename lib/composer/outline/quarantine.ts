import { registry } from '@/blocks/registry';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import { storedBlockSchema } from '@/schemas/stored-block';

/** Why a stored block cannot be rendered. `kind` decides which repairs are possible. */
export type Quarantine = {
  kind: 'unreadable' | 'unknown type' | 'other version' | 'wrong values';
  /** Explanation for authors. */
  reason: string;
};

const cache = new WeakMap<object, Quarantine | null>();

/**
 * Null for a block that this release can read, finished or not.
 * @param node stored value of the block, without its nested blocks
 */
export function quarantineOf(node: unknown): Quarantine | null {
  if (!isNode(node)) return unreadable;
  const before = cache.get(node);
  if (before !== undefined) return before;
  const quarantine = classify(node);
  cache.set(node, quarantine);
  return quarantine;
}

const unreadable: Quarantine = {
  kind: 'unreadable',
  reason: 'The stored data is not a block and cannot be shown.',
};

const missingId: Quarantine = {
  kind: 'unreadable',
  reason: 'It has no id and cannot be shown.',
};

function classify(node: StoredNode): Quarantine | null {
  const read = storedBlockSchema.safeParse({ ...node, slots: undefined });
  if (!read.success)
    return storedBlockSchema.safeParse({ ...node, slots: undefined, id: 'any' }).success
      ? missingId
      : unreadable;
  const { type, version } = read.data;
  const block = registry.get(type);
  if (!block)
    return {
      kind: 'unknown type',
      reason: `This version of the website has no block “${type}”. It may come from a newer or an older version.`,
    };
  if (version > block.version)
    return {
      kind: 'other version',
      reason: `It was saved by a newer version of the website (${version}; this one supports ${block.version}).`,
    };
  if (!block.upgrade(read.data))
    return {
      kind: 'other version',
      reason: 'It was saved by an older version of the website and could not be updated.',
    };
  const issues = block.check(read.data, { severity: 'draft', supplied: block.authored });
  return issues.some(({ path }) => path.startsWith('props'))
    ? { kind: 'wrong values', reason: 'Some of its values are invalid.' }
    : null;
}
