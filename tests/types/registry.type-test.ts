import { type BlockType, registry } from '@/blocks/registry';

const knownType: BlockType = 'faq';
registry.get(knownType);

// @ts-expect-error a type no block has
const unknownType: BlockType = 'carousel';
registry.get(unknownType);
