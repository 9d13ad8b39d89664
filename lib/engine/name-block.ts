import { isNode } from '@/lib/document/nodes';
import type { Registry } from './registry';

/** What a block is called, and the first words in it, by which people know it from others of its kind; none where it has none. */
export type BlockName = { label: string; words: string };

const longest = 60;

/** Where words stand by which people know a block, the best first. */
const telling = ['heading', 'title', 'name', 'question', 'text', 'eyebrow', 'label', 'caption', 'alt'];

/** How deep in a block they are looked for: an entry of a list, and the picture or link in it. */
const deepest = 4;

/** So much of a text is looked at for its first words, marks included. */
const lookedAt = 400;

/** Without the marks of Markdown before its first words and around them, and of a link its words alone. */
const plain = (text: string): string =>
  text
    .slice(0, lookedAt)
    .replace(/^[\s#>*_-]+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .slice(0, longest);

/** @param own what is stored of a block, whatever it is. */
export function nameBlock(own: unknown, registry: Pick<Registry, 'get'>): BlockName {
  if (!isNode(own)) return { label: 'Cannot be read', words: '' };
  const type = typeof own.type === 'string' ? own.type : '';
  return {
    label: registry.get(type)?.label ?? (type === '' ? 'Cannot be read' : `Unknown block “${type}”`),
    words: plain(firstWords(own.props, 0) ?? ''),
  };
}

/** Of the block itself before those of an entry, a picture or a link in it. */
function firstWords(value: unknown, depth: number): string | null {
  if (depth > deepest || typeof value !== 'object' || value === null) return null;
  const own = isNode(value) ? telling.map((name) => value[name]).find(saysSomething) : undefined;
  if (saysSomething(own)) return own;
  for (const inner of Object.values(value)) {
    const found = firstWords(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const saysSomething = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** In one line, as `Hero, Sell your business well`. */
export function titleBlock(own: unknown, registry: Pick<Registry, 'get'>): string {
  const { label, words } = nameBlock(own, registry);
  return words === '' ? label : `${label}, ${words}`;
}
