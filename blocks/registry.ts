import { createRegistry } from '@/lib/engine/registry';
import { definitions } from './definitions';

export const registry = createRegistry(definitions);

/** The stored names of all block types. */
export type BlockType = (typeof definitions)[number]['type'];
