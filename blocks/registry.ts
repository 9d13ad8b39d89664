import { createRegistry, type InputsOf, type SlotsOf } from '@/lib/engine/registry';
import { definitions } from './definitions';

export const registry = createRegistry(definitions);

type Definition = (typeof definitions)[number];

/** The stored names of all block types. */
export type BlockType = Definition['type'];

/** What an author writes for each block type, and the names of its slots. */
export type BlockInputs = InputsOf<Definition>;
export type BlockSlots = SlotsOf<Definition>;
