import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Filling } from '@/schemas/composing/filling';
import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';

/** What a block's source gave it. */
export type Supply = Filling['supplied'][string];

/** What sources gave to the blocks of a document, by id: all that they have with their data and that nobody wrote. */
export function suppliedTo(filled: readonly StoredBlock[], document: OpenDocument): Filling['supplied'] {
  const supplied: [string, Supply][] = [];
  const visit = (blocks: readonly StoredBlock[]) => {
    for (const { id, props, slots = {} } of blocks) {
      const block = document.blocks.get(id);
      if (!block || !isNode(block.own)) continue;
      const written = new Set(isNode(block.own.props) ? Object.keys(block.own.props) : []);
      const given = Object.entries(props).filter(([name]) => !written.has(name));
      const sections = Object.entries(slots).filter(([name]) => !block.slots.has(name));
      // Of one that is bound it tells that its record is there.
      if (given.length + sections.length > 0 || block.own.bind !== undefined)
        supplied.push([
          id,
          {
            props: jsonObjectSchema.parse(Object.fromEntries(given)),
            slots: Object.fromEntries(sections),
          },
        ]);
      for (const [name, inner] of Object.entries(slots)) if (block.slots.has(name)) visit(inner);
    }
  };
  visit(filled);
  return Object.fromEntries(supplied);
}
