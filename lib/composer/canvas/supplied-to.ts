import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { type JsonObject, jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';

type Supply = { props: JsonObject; slots: StoredBlock['slots'] };

/** By the block's id. */
export type Supplied = ReadonlyMap<string, Supply>;

/** What a block's source gave it: all that it has with its data and that nobody wrote. */
export function suppliedTo(filled: readonly StoredBlock[], document: OpenDocument): Supplied {
  const supplied = new Map<string, Supply>();
  const visit = (blocks: readonly StoredBlock[]) => {
    for (const { id, props, slots = {} } of blocks) {
      const block = document.blocks.get(id);
      if (!block || !isNode(block.own)) continue;
      const written = new Set(isNode(block.own.props) ? Object.keys(block.own.props) : []);
      const given = Object.entries(props).filter(([name]) => !written.has(name));
      const sections = Object.entries(slots).filter(([name]) => !block.slots.has(name));
      supplied.set(id, {
        props: jsonObjectSchema.parse(Object.fromEntries(given)),
        slots: Object.fromEntries(sections),
      });
      for (const [name, inner] of Object.entries(slots)) if (block.slots.has(name)) visit(inner);
    }
  };
  visit(filled);
  return supplied;
}
