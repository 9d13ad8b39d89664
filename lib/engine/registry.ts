import type { Block } from './block';

/** Every block type by name. */
export type Registry<Type extends string = string> = {
  types: readonly Type[];
  all: readonly Block<Type>[];
  get: (type: string) => Block<Type> | undefined;
};

/** @throws when two blocks claim one type. */
export function createRegistry<const Blocks extends readonly Block[]>(
  blocks: Blocks,
): Registry<Blocks[number]['type']> {
  const byType = new Map<string, Block<Blocks[number]['type']>>();
  for (const block of blocks) {
    if (byType.has(block.type)) throw new Error(`Two blocks are called "${block.type}"`);
    byType.set(block.type, block);
  }
  const all = [...byType.values()];
  return { types: all.map((block) => block.type), all, get: (type) => byType.get(type) };
}

/** What an author writes for each type, and the names of its slots, from the list of definitions. */
export type InputsOf<Definition extends Block> = {
  [One in Definition as One['type']]: One extends Block<string, infer Input, string> ? Input : never;
};
export type SlotsOf<Definition extends Block> = {
  [One in Definition as One['type']]: One extends Block<string, unknown, infer Slot> ? Slot : never;
};
