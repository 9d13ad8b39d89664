import { registry } from '@/blocks/registry';
import type { Block } from '@/lib/engine/block';
import type { BlockCategory } from '@/schemas/block-category';
import { blockCategorySchema } from '@/schemas/block-category';

/** Labels of the categories, with additional search terms for their blocks. */
const categories: Readonly<Record<BlockCategory, { label: string; keywords: string }>> = {
  opening: { label: 'Hero and introduction', keywords: 'banner header intro top title' },
  text: { label: 'Text', keywords: 'writing paragraph copy content' },
  proof: { label: 'Proof', keywords: 'trust numbers quotes testimonials partners' },
  action: { label: 'Invitations', keywords: 'button link contact cta' },
  media: { label: 'Pictures and video', keywords: 'image photo film' },
  office: { label: 'Offices', keywords: 'location address map branch' },
  people: { label: 'People', keywords: 'staff team agent broker' },
  listing: { label: 'Businesses for sale', keywords: 'listings property cards prices' },
  layout: { label: 'Layout', keywords: 'columns grid section shared reuse' },
  frame: { label: 'Header and footer', keywords: 'menu navigation footer header' },
};

export type OfferedGroup = { category: BlockCategory; label: string; blocks: readonly Block[] };

/** Searchable text of a block, in lower case: label, keywords, type, description and category. */
export const searchTextOf = ({ label, keywords, description, category, type }: Block): string => {
  const { label: kind, keywords: categoryKeywords } = categories[category];
  return `${label} ${keywords.join(' ')} ${type.replaceAll('-', ' ')} ${description} ${kind} ${categoryKeywords}`.toLowerCase();
};

/** Queries that are suggested when a search finds nothing. */
export const exampleQueries = ['contact', 'prices', 'people'] as const;

/**
 * Finds the blocks in which every word of the query starts a word, by category. Exact names rank first, then
 * labels, keywords, descriptions and other terms; the category with the best match comes first.
 */
export function findBlocks(query: string): OfferedGroup[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWordStart = (text: string, term: string) =>
    text.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(term));
  const phrase = terms.join(' ');
  const matchesAll = (text: string) => terms.every((term) => hasWordStart(text, term));
  const rank = (block: Block): number => {
    const label = block.label.toLowerCase();
    const keywordList = block.keywords.map((name) => name.toLowerCase());
    if (label === phrase || keywordList.includes(phrase)) return 0;
    if (label.startsWith(phrase)) return 1;
    if (matchesAll(label)) return 2;
    if (keywordList.some(matchesAll)) return 3;
    if (terms.some((term) => hasWordStart(label, term))) return 4;
    return matchesAll(block.description.toLowerCase()) ? 5 : 6;
  };
  const matches = registry.all
    .filter((block) => terms.every((term) => hasWordStart(searchTextOf(block), term)))
    .map((block) => ({ block, score: rank(block) }))
    .sort((a, b) => a.score - b.score);
  return blockCategorySchema.options
    .map((category) => ({ category, ranked: matches.filter(({ block }) => block.category === category) }))
    .filter(({ ranked }) => ranked.length > 0)
    .sort((a, b) => (a.ranked[0]?.score ?? 0) - (b.ranked[0]?.score ?? 0))
    .map(({ category, ranked }) => ({
      category,
      label: categories[category].label,
      blocks: ranked.map(({ block }) => block),
    }));
}
