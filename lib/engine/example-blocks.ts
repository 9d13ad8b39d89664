import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Block } from './block';
import type { Registry } from './registry';

/** A block's example as it would be stored: what an author writes, nothing that a source supplies. */
export async function storedExample(block: Block): Promise<StoredBlock> {
  const { props, slots } = await block.example();
  const contents = Object.entries(slots ?? {}).flatMap(([name, blocks]) => (blocks ? [[name, blocks]] : []));
  return {
    id: `${block.type}-example`,
    type: block.type,
    version: block.version,
    props: jsonObjectSchema.parse(props),
    ...(contents.length > 0 && { slots: Object.fromEntries(contents) }),
  };
}

/** Stored blocks with what a source would supply, taken from the examples of their types: for stories, tests and previews. */
export async function fillFromExamples(
  blocks: readonly StoredBlock[],
  registry: Registry,
): Promise<StoredBlock[]> {
  return Promise.all(
    blocks.map(async (block) => {
      const example = await registry.get(block.type)?.example();
      const supplied = jsonObjectSchema.parse(example?.supplied ?? {});
      const slots = Object.entries(block.slots ?? {}).map(
        async ([name, children]) => [name, await fillFromExamples(children, registry)] as const,
      );
      return {
        ...block,
        props: { ...supplied, ...block.props },
        ...(block.slots && { slots: Object.fromEntries(await Promise.all(slots)) }),
      };
    }),
  );
}
