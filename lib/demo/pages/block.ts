import { type BlockInputs, type BlockSlots, type BlockType, registry } from '@/blocks/registry';
import * as starter from '@/lib/starter/block';
import { type JsonObject, jsonObjectSchema } from '@/schemas/json';
import type { StoredBlock } from '@/schemas/stored-block';

/** A block of a page, without an id unless a link targets it. */
export type BlockDraft = starter.StarterBlock;

type Slots<Type extends BlockType> = Partial<Record<BlockSlots[Type], BlockDraft[]>>;

/** A block with all props written here. */
export function block<Type extends BlockType>(
  type: Type,
  props: BlockInputs[Type],
  slots?: Slots<Type>,
): BlockDraft {
  return starter.block(type, jsonObjectSchema.parse(props), slots);
}

/** A block that receives the omitted props from a source. */
export function bound<Type extends BlockType>(
  type: Type,
  bind: { source: string; query?: JsonObject },
  props: Partial<BlockInputs[Type]> = {},
  slots?: Slots<Type>,
): BlockDraft {
  return starter.bound(type, bind, jsonObjectSchema.parse(props), slots);
}

/** Adds props, parameters of the query and slots to a block of a standard page. */
export function fill<Type extends BlockType>(
  part: starter.StarterBlock<Type>,
  props: Partial<BlockInputs[Type]>,
  query: JsonObject = {},
  slots?: Slots<Type>,
): BlockDraft {
  return { ...starter.fill(part, jsonObjectSchema.parse(props), query), ...(slots && { slots }) };
}

/** Sets the id of a block that a link targets. */
export function withId(id: string, draft: BlockDraft): BlockDraft {
  return { ...draft, id };
}

/** Text for one of several columns: its heading is above it, and it uses the surface of the columns. */
export function columnText(
  heading: string,
  text: string,
  surface: 'paper' | 'raised' = 'raised',
): BlockDraft {
  return block('rich-text', { text: `## ${heading}\n\n${text}`, surface });
}

/** Gives each block an id from page, position and type: `home-1-hero`. */
export function assemble(page: string, drafts: readonly BlockDraft[]): StoredBlock[] {
  return drafts.map(({ id: fixed, type, props, bind, slots }, index) => {
    const id = fixed ?? `${page}-${index + 1}-${type}`;
    const contents = Object.entries(slots ?? {}).map(([name, children]) => [
      name,
      assemble(`${id}-${name}`, children ?? []),
    ]);
    return {
      id,
      type,
      version: registry.get(type)?.version ?? 0,
      props,
      ...(bind && { bind }),
      ...(slots && { slots: Object.fromEntries(contents) }),
    };
  });
}
