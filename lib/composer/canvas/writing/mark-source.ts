import { toggleMark } from '../../editing/toggle-mark';

type Marked = { text: string; from: number; to: number };

const signs = { b: '**', i: '*' } as const;

/**
 * Markdown with marks around its selected letters, or without them where they stand there: bold, italic or a link, by the
 * letter of the key. Null for other keys.
 */
export function markSource({ text, from, to }: Marked, key: string): Marked | null {
  const [before, chosen, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (key === 'k') {
    const address = 'https://';
    const start = from + chosen.length + 3;
    return {
      text: `${before}[${chosen}](${address})${after}`,
      from: start,
      to: start + address.length,
    };
  }
  if (key !== 'b' && key !== 'i') return null;
  const edit = toggleMark({ text, start: from, end: to }, signs[key], '');
  const [start, end] = edit.select;
  return { text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to), from: start, to: end };
}
