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
  const chosen = text.slice(start, end);
  const [from, to] = [end - chosen.trimStart().length, start + chosen.trimEnd().length];
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
  const runs = [/(?<!\*)\*+$/.exec(before)?.[0].length ?? 0, /^\*+/.exec(after)?.[0].length ?? 0];
  return sign !== '*' || runs.every((run) => run === size || run === 3);
}
