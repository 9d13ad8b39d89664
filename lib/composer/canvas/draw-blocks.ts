import { isNode } from '@/lib/document/nodes';
import type { OpenBlock, OpenDocument } from '@/lib/document/operations/open-document';
import { fillNames } from '@/lib/engine/fill-names';
import { type StoredBlock, storedBlockSchema } from '@/schemas/stored-block';
import type { Filled } from './filled';

type Made = { block: OpenBlock; inner: readonly (readonly StoredBlock[])[]; drawn: StoredBlock | null };

/**
 * The blocks of a document with their data, ready to be read. Each is the same object as before unless it, what stands in it or its
 * data changed. What cannot be read as a block is left out.
 */
export function rememberDrawn(): (document: OpenDocument, filled: Filled) => StoredBlock[] {
  let known = new Map<string, Made>();
  let knownFilled: Filled | null = null;
  return (document, filled) => {
    if (filled !== knownFilled) known = new Map();
    knownFilled = filled;
    const list = (keys: readonly string[]): StoredBlock[] => keys.flatMap((key) => draw(key) ?? []);
    const draw = (key: string): StoredBlock | null => {
      const block = document.blocks.get(key);
      if (!block) return null;
      const inner = [...block.slots.values()].map(list);
      const before = known.get(key);
      if (before?.block === block && before.inner.every((one, at) => isSameList(one, inner[at] ?? [])))
        return before.drawn;
      const drawn = drawBlock(block, inner, filled);
      known.set(key, { block, inner, drawn });
      return drawn;
    };
    return list(document.root);
  };
}

const isSameList = (one: readonly StoredBlock[], other: readonly StoredBlock[]): boolean =>
  one.length === other.length && one.every((block, at) => block === other[at]);

function drawBlock(
  { own, slots }: OpenBlock,
  inner: Made['inner'],
  { names, supplied }: Filled,
): StoredBlock | null {
  const read = storedBlockSchema.safeParse(isNode(own) ? { ...own, slots: undefined } : own);
  if (!read.success) return null;
  const { id, props } = read.data;
  const given = supplied.get(id);
  const lists = [...slots.keys()].map((slot, at): [string, StoredBlock[]] => [slot, [...(inner[at] ?? [])]]);
  return {
    ...read.data,
    props: { ...given?.props, ...fillNames(props, names) },
    slots: { ...given?.slots, ...Object.fromEntries(lists) },
  };
}
