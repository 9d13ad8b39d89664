import type { Block } from './block';

/** All block types by name. */
export type Registry<Type extends string = string> = {
  types: readonly Type[];
  all: readonly Block<Type>[];
  get: (type: string) => Block<Type> | undefined;
};

/**
 * Creates a registry.
 * @throws when two blocks have the same type.
 */
export function createRegistry<const Blocks extends readonly Block[]>(
  blocks: Blocks,
): Registry<Blocks[number]['type']> {
  const byType = new Map<string, Block<Blocks[number]['type']>>();
  for (const block of blocks) {
    if (byType.has(block.type)) throw new Error(`Duplicate block type "${block.type}"`);
    byType.set(block.type, block);
  }
  const all = [...byType.values()];
  return { types: all.map((block) => block.type), all, get: (type) => byType.get(type) };
}

/** The authored props of each type, and the names of its slots, from the list of definitions. */
export type InputsOf<Definition extends Block> = {
  [Entry in Definition as Entry['type']]: Entry extends Block<string, infer Input, string> ? Input : never;
};
export type SlotsOf<Definition extends Block> = {
  [Entry in Definition as Entry['type']]: Entry extends Block<string, unknown, infer Slot> ? Slot : never;
};
