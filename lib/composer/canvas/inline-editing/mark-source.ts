import { toggleMark } from '../../editing/toggle-mark';

type MarkdownSelection = { text: string; from: number; to: number };

const marks = { b: '**', i: '*' } as const;

/**
 * Toggles bold (`b`) or italic (`i`) on the selection of a Markdown text, or inserts a link (`k`). Null for
 * other keys.
 */
export function applyFormatKey({ text, from, to }: MarkdownSelection, key: string): MarkdownSelection | null {
  const [before, selected, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  if (key === 'k') {
    const address = 'https://';
    const start = from + selected.length + 3;
    return {
      text: `${before}[${selected}](${address})${after}`,
      from: start,
      to: start + address.length,
    };
  }
  if (key !== 'b' && key !== 'i') return null;
  const edit = toggleMark({ text, start: from, end: to }, marks[key], '');
  const [start, end] = edit.selection;
  return { text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to), from: start, to: end };
}
