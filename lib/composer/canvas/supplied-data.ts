import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Filling } from '@/schemas/composing/filling';
import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';

/** The data that a block receives from its source. */
export type SuppliedData = Filling['supplied'][string];

/**
 * Collects the data that sources supplied to the blocks of a document, by block id: all props and slots that
 * are not stored in the document itself.
 */
export function collectSuppliedData(
  resolvedBlocks: readonly StoredBlock[],
  document: OpenDocument,
): Filling['supplied'] {
  const supplied: [string, SuppliedData][] = [];
  const collect = (blocks: readonly StoredBlock[]) => {
    for (const { id, props, slots = {} } of blocks) {
      const block = document.blocks.get(id);
      if (!block || !isNode(block.own)) continue;
      const storedProps = new Set(isNode(block.own.props) ? Object.keys(block.own.props) : []);
      const suppliedProps = Object.entries(props).filter(([name]) => !storedProps.has(name));
      const suppliedSlots = Object.entries(slots).filter(([name]) => !block.slots.has(name));
      // The entry of a bound block without data tells that its record exists.
      if (suppliedProps.length + suppliedSlots.length > 0 || block.own.bind !== undefined)
        supplied.push([
          id,
          {
            props: jsonObjectSchema.parse(Object.fromEntries(suppliedProps)),
            slots: Object.fromEntries(suppliedSlots),
          },
        ]);
      for (const [name, nestedBlocks] of Object.entries(slots))
        if (block.slots.has(name)) collect(nestedBlocks);
    }
  };
  collect(resolvedBlocks);
  return Object.fromEntries(supplied);
}
