import { registry } from '@/blocks/registry';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import { storedBlockSchema } from '@/schemas/stored-block';

/** Why visitors see nothing of a block as it is stored, and what can be done about it. */
export type Quarantine = {
  kind: 'unreadable' | 'unknown type' | 'other version' | 'wrong values';
  /** In plain words, for whoever looks at the page. */
  reason: string;
};

const known = new WeakMap<object, Quarantine | null>();

/** Null for a block that this release can read, be it finished or not. @param own what is stored of it, without what stands in it. */
export function quarantineOf(own: unknown): Quarantine | null {
  if (!isNode(own)) return unreadable;
  const before = known.get(own);
  if (before !== undefined) return before;
  const found = judge(own);
  known.set(own, found);
  return found;
}

const unreadable: Quarantine = {
  kind: 'unreadable',
  reason: 'What is stored here is not a block, so nothing of it can be shown.',
};

const withoutId: Quarantine = {
  kind: 'unreadable',
  reason: 'It has no id, by which blocks are told apart, so nothing of it can be shown.',
};

function judge(own: StoredNode): Quarantine | null {
  const read = storedBlockSchema.safeParse({ ...own, slots: undefined });
  if (!read.success)
    return storedBlockSchema.safeParse({ ...own, slots: undefined, id: 'any' }).success
      ? withoutId
      : unreadable;
  const { type, version } = read.data;
  const block = registry.get(type);
  if (!block)
    return {
      kind: 'unknown type',
      reason: `This version of the website knows no block called “${type}”. It may come from a newer version, or from an older one that had it.`,
    };
  if (version > block.version)
    return {
      kind: 'other version',
      reason: `It was written by a newer version of the website than this one (${version}; this one knows ${block.version}).`,
    };
  if (!block.upgrade(read.data))
    return {
      kind: 'other version',
      reason: 'It was written by an older version of the website, and could not be brought up to date.',
    };
  const faults = block.check(read.data, { severity: 'draft', supplied: block.authored });
  return faults.some(({ path }) => path.startsWith('props'))
    ? { kind: 'wrong values', reason: 'Something in it is not as the block needs it.' }
    : null;
}
