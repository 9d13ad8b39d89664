import { isNode } from '@/lib/document/nodes';
import type { Registry } from './registry';

/**
 * The label of a block's type and an excerpt of its text that distinguishes it from others of its type;
 * empty when it has no text.
 */
export type BlockName = { label: string; excerpt: string };

const MAX_EXCERPT_LENGTH = 60;

/** The fields to take the excerpt from, the preferred one first. */
const excerptFields = ['heading', 'title', 'name', 'question', 'text', 'eyebrow', 'label', 'caption', 'alt'];

/** The search depth: an entry of a list, and the picture or link in it. */
const MAX_SEARCH_DEPTH = 4;

/** The number of characters that are scanned for the excerpt, including Markdown syntax. */
const MAX_SCANNED_LENGTH = 400;

/** Removes Markdown syntax at the start and around words, and reduces links to their text. */
const toExcerpt = (text: string): string =>
  text
    .slice(0, MAX_SCANNED_LENGTH)
    .replace(/^[\s#>*_-]+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .slice(0, MAX_EXCERPT_LENGTH);

/** @param node the stored node of a block, which may have any shape. */
export function blockNameFrom(node: unknown, registry: Pick<Registry, 'get'>): BlockName {
  if (!isNode(node)) return { label: 'Cannot be read', excerpt: '' };
  const type = typeof node.type === 'string' ? node.type : '';
  return {
    label: registry.get(type)?.label ?? (type === '' ? 'Cannot be read' : `Unknown block “${type}”`),
    excerpt: toExcerpt(findFirstText(node.props, 0) ?? ''),
  };
}

/** The block's own fields come before those of its entries, pictures and links. */
function findFirstText(value: unknown, depth: number): string | null {
  if (depth > MAX_SEARCH_DEPTH || typeof value !== 'object' || value === null) return null;
  const fieldText = isNode(value) ? excerptFields.map((name) => value[name]).find(isNonEmptyText) : undefined;
  if (isNonEmptyText(fieldText)) return fieldText;
  for (const inner of Object.values(value)) {
    const text = findFirstText(inner, depth + 1);
    if (text !== null) return text;
  }
  return null;
}

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The name as one line, such as `Hero, Sell your business well`. */
export function blockTitleFrom(node: unknown, registry: Pick<Registry, 'get'>): string {
  const { label, excerpt } = blockNameFrom(node, registry);
  return excerpt === '' ? label : `${label}, ${excerpt}`;
}
