import { type BlockType, registry } from '@/blocks/registry';

const known: BlockType = 'faq';
registry.get(known);

// @ts-expect-error a type no block has
const unknown: BlockType = 'carousel';
registry.get(unknown);
