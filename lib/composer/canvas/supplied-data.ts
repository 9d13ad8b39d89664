import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { ResolvedPageData } from '@/schemas/composing/resolved-page-data';
import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';

/** The data that a block receives from its source. */
export type SuppliedData = ResolvedPageData['supplied'][string];

/**
 * Collects the data that sources supplied to the blocks of a document, by block id: all props and slots that
 * are not stored in the document itself.
 */
export function collectSuppliedData(
  resolvedBlocks: readonly StoredBlock[],
  document: OpenDocument,
): ResolvedPageData['supplied'] {
  const supplied: [string, SuppliedData][] = [];
  const collect = (blocks: readonly StoredBlock[]) => {
    for (const { id, props, slots = {} } of blocks) {
      const block = document.blocks.get(id);
      if (!block || !isNode(block.node)) continue;
      const storedProps = new Set(isNode(block.node.props) ? Object.keys(block.node.props) : []);
      const suppliedProps = Object.entries(props).filter(([name]) => !storedProps.has(name));
      const suppliedSlots = Object.entries(slots).filter(([name]) => !block.slots.has(name));
      // The entry of a bound block without data tells that its record exists.
      if (suppliedProps.length + suppliedSlots.length > 0 || block.node.bind !== undefined)
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
