import { isNode } from '@/lib/document/nodes';
import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import { fillNames } from '@/lib/engine/fill-names';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import type { Filled } from './filled';
import type { Supply } from './supplied-to';

/** What a block was drawn from, and the block. */
type Made = {
  own: unknown;
  supply: Supply | undefined;
  names: Filled['names'];
  slots: OpenBlock['slots'];
  lists: readonly StoredBlock[][];
  drawn: StoredBlock | null;
};

/**
 * The blocks of a document with their data, ready to be read. Each is the same object as before unless it, what stands in it or its
 * data changed; its props are unless itself or its data did. In the place of what cannot be read as a block stands one of no known type.
 */
export function rememberDrawn(): (document: OpenDocument, filled: Filled) => StoredBlock[] {
  const known = new Map<string, Made>();
  let root: StoredBlock[] = [];
  return ({ root: keys, blocks }, { names, supplied }) => {
    const list = (inner: readonly string[], before: StoredBlock[]): StoredBlock[] => {
      const drawn = inner.flatMap((key) => draw(key) ?? []);
      return isSameList(drawn, before) ? before : drawn;
    };
    const draw = (key: string): StoredBlock | null => {
      const block = blocks.get(key);
      if (!block) return null;
      const { own, slots } = block;
      const before = known.get(key);
      const lists =
        slots.size === 0
          ? noLists
          : [...slots.values()].map((inner, at) => list(inner, before?.lists[at] ?? []));
      const now = { own, slots, lists, names, supply: supplied.get(key) };
      const isOwnSame =
        before && before.own === own && before.supply === now.supply && before.names === names;
      if (isOwnSame && before.slots === slots && isSameList(lists, before.lists)) return before.drawn;
      const drawn = drawBlock(now, isOwnSame ? before.drawn : null) ?? unreadable(key);
      known.set(key, { ...now, drawn });
      return drawn;
    };
    root = list(keys, root);
    if (known.size > 2 * blocks.size) for (const key of known.keys()) if (!blocks.has(key)) known.delete(key);
    return root;
  };
}

const noLists: StoredBlock[][] = [];

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Found on the page by the key that it has in the document. */
const unreadable = (id: string): StoredBlock => ({ id, type: '', version: 0, props: {} });

/** `before` is the block of the same own and data, in whose slots something else stood. */
function drawBlock(
  { own, supply, names, slots, lists }: Omit<Made, 'drawn'>,
  before: StoredBlock | null,
): StoredBlock | null {
  const inner = Object.fromEntries([...slots.keys()].map((slot, at) => [slot, lists[at] ?? []]));
  const all = { ...supply?.slots, ...inner };
  if (before) return { ...before, slots: all };
  const read = storedBlockSchema.safeParse(isNode(own) ? { ...own, slots: undefined } : own);
  if (!read.success) return null;
  return { ...read.data, props: { ...supply?.props, ...fillNames(read.data.props, names) }, slots: all };
}
