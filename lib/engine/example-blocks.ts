import { jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';
import type { Block } from './block';
import type { Registry } from './registry';

/** A block's example in stored form: what an author writes, without supplied props. */
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

/** Stored blocks with supplied props from the examples of their types, for stories, tests and previews. */
export async function resolveFromExamples(
  blocks: readonly StoredBlock[],
  registry: Registry,
): Promise<StoredBlock[]> {
  return Promise.all(
    blocks.map(async (block) => {
      const example = await registry.get(block.type)?.example();
      const supplied = jsonObjectSchema.parse(example?.supplied ?? {});
      const slots = Object.entries(block.slots ?? {}).map(
        async ([name, children]) => [name, await resolveFromExamples(children, registry)] as const,
      );
      return {
        ...block,
        props: { ...supplied, ...block.props },
        ...(block.slots && { slots: Object.fromEntries(await Promise.all(slots)) }),
      };
    }),
  );
}
