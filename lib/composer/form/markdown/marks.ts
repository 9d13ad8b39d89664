/** A text with a selection in it. */
export type Selected = { text: string; start: number; end: number };

/** What is written in the place of a part, and what is selected then. All that is outside of it stays as it is. */
export type Edit = {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
};

/** Puts a mark on both sides of what is selected, or takes it away where it is. */
export function toggleMark({ text, start, end }: Selected, mark: string, example: string): Edit {
  const spaces = /^(\s*)(.*?)(\s*)$/s.exec(text.slice(start, end)) ?? [];
  const [from, to] = [start + (spaces[1]?.length ?? 0), end - (spaces[3]?.length ?? 0)];
  const size = mark.length;
  const inner = from < to ? text.slice(from, to) : '';
  if (inner === '') {
    const at = start + size;
    return { from: start, to: end, insert: `${mark}${example}${mark}`, select: [at, at + example.length] };
  }
  if (isMarked(text, from, to, mark))
    return { from: from - size, to: to + size, insert: inner, select: [from - size, to - size] };
  const bare = inner.slice(size, -size);
  if (inner.length > 2 * size && isMarked(text, from + size, to - size, mark))
    return { from, to, insert: bare, select: [from, from + bare.length] };
  return { from, to, insert: `${mark}${inner}${mark}`, select: [from + size, to + size] };
}

/** Of one star, not the half of two. */
function isMarked(text: string, from: number, to: number, mark: string): boolean {
  const size = mark.length;
  const sign = mark.charAt(0);
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (!before.endsWith(mark) || !after.startsWith(mark)) return false;
  const runs = [/\*+$/.exec(before)?.[0].length ?? 0, /^\*+/.exec(after)?.[0].length ?? 0];
  return sign !== '*' || runs.every((run) => run === size || run === 3);
}

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
