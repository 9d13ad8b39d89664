import { registry } from '@/blocks/registry';
import type { Block } from '@/lib/engine/block';
import type { BlockCategory } from '@/schemas/block-category';
import { blockCategorySchema } from '@/schemas/block-category';

/** What categories are called, and other words that people use for what is in them. */
const categories: Readonly<Record<BlockCategory, { label: string; words: string }>> = {
  opening: { label: 'Openings', words: 'banner header intro top title' },
  text: { label: 'Text', words: 'writing paragraph copy content' },
  proof: { label: 'Proof', words: 'trust numbers quotes testimonials partners' },
  action: { label: 'Invitations', words: 'button link contact cta' },
  media: { label: 'Pictures and video', words: 'image photo film' },
  office: { label: 'Offices', words: 'location address map branch' },
  people: { label: 'People', words: 'staff team agent broker' },
  listing: { label: 'Businesses for sale', words: 'listings property cards prices' },
  layout: { label: 'Layout', words: 'columns grid section shared reuse' },
  frame: { label: 'Around the page', words: 'menu navigation footer header' },
};

export type OfferedGroup = { category: BlockCategory; label: string; blocks: readonly Block[] };

/** All that is known of a block by words: its names, what it is for, its kind, and its type as developers call it. */
export const wordsOf = ({ label, names, description, category, type }: Block): string => {
  const { label: kind, words } = categories[category];
  return `${label} ${names.join(' ')} ${type.replaceAll('-', ' ')} ${description} ${kind} ${words}`.toLowerCase();
};

/** What may be sought, as it is said to whoever finds nothing. */
export const soughtExamples = ['contact', 'prices', 'people'] as const;

/** The blocks in which all that is sought begins a word, by category; the one that is called so comes first, with its own, and what is said to be it before what is of its kind. */
export function findBlocks(sought: string): OfferedGroup[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const begins = (text: string, word: string) =>
    text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word));
  const whole = words.join(' ');
  const isSaid = (text: string) => words.every((word) => begins(text, word));
  const rank = (block: Block): number => {
    const label = block.label.toLowerCase();
    const others = block.names.map((name) => name.toLowerCase());
    if (label === whole || others.includes(whole)) return 0;
    if (label.startsWith(whole)) return 1;
    if (isSaid(label)) return 2;
    if (others.some(isSaid)) return 3;
    if (words.some((word) => begins(label, word))) return 4;
    return isSaid(block.description.toLowerCase()) ? 5 : 6;
  };
  const found = registry.all
    .filter((block) => words.every((word) => begins(wordsOf(block), word)))
    .map((block) => ({ block, place: rank(block) }))
    .sort((one, other) => one.place - other.place);
  return blockCategorySchema.options
    .map((category) => ({ category, of: found.filter(({ block }) => block.category === category) }))
    .filter(({ of }) => of.length > 0)
    .sort((one, other) => (one.of[0]?.place ?? 0) - (other.of[0]?.place ?? 0))
    .map(({ category, of }) => ({
      category,
      label: categories[category].label,
      blocks: of.map(({ block }) => block),
    }));
}
