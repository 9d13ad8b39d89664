import type { Edit, Selected } from '../../editing/text-edit';

/** Begins each line of the selection with a mark, or takes it away where all of them have it. */
export function toggleLines({ text, start, end }: Selected, mark: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', Math.max(start, end - 1));
  const to = after < 0 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const isOn = filled.length > 0 && filled.every((line) => line.startsWith(mark));
  const insert = lines
    .map((line) =>
      isOn
        ? line.replace(mark, '')
        : line.trim() === '' && lines.length > 1
          ? line
          : mark + withoutMark(line),
    )
    .join('\n');
  return { from, to, insert, select: [from + (lines.length > 1 ? 0 : insert.length), from + insert.length] };
}

/** A line has one such mark. */
const withoutMark = (line: string): string => line.replace(/^(#{1,6} |[-*+] |\d+[.)] |> )/, '');

/** Makes a link of what is selected, or of `words` where nothing is. */
export function insertLink({ text, start, end }: Selected, words: string, address: string): Edit {
  const label = (text.slice(start, end) || words).replaceAll(/([[\]\\])/g, '\\$1').replaceAll(/\s+/g, ' ');
  const insert = `[${label}](${/[\s()<>]/.test(address) ? `<${address.replaceAll(/[<>\s]/g, encodeURIComponent)}>` : address})`;
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}

export const applyEdit = (text: string, { from, to, insert }: Edit): string =>
  text.slice(0, from) + insert + text.slice(to);
