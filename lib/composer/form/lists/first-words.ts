import { isNode } from '@/lib/document/nodes';

const longest = 48;

/** By what an entry is known when it is folded: the first words in it, however deep; null for none. */
export function firstWords(entry: unknown): string | null {
  if (typeof entry === 'string') return entry.trim() === '' ? null : cut(entry.trim());
  if (Array.isArray(entry)) return firstOf(entry);
  return isNode(entry) ? (firstOf(named.map((name) => entry[name])) ?? firstOf(Object.values(entry))) : null;
}

/** What people know things by, before whatever else stands in them. */
const named = ['heading', 'title', 'label', 'name', 'question', 'caption'];

function firstOf(values: readonly unknown[]): string | null {
  for (const value of values) {
    const words = firstWords(value);
    if (words !== null) return words;
  }
  return null;
}

const cut = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text;
