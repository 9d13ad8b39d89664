/** A text with a selection in it. */
export type Selected = { text: string; start: number; end: number };

/** What is written in the place of a part, and what is selected then. All that is outside of it stays as it is. */
export type Edit = {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
};

/** Puts a mark on both sides of what is selected, or takes it away where it is. Whoever writes within a mark, and selects nothing, writes on behind it. */
export function toggleMark({ text, start, end }: Selected, mark: string, example: string): Edit {
  const chosen = text.slice(start, end);
  const [from, to] = [end - chosen.trimStart().length, start + chosen.trimEnd().length];
  const size = mark.length;
  const inner = from < to ? text.slice(from, to) : '';
  const left = inner === '' ? leaveMark({ text, start, end }, mark) : null;
  if (left) return left;
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

/** Behind a mark that ends at the caret, with the blanks before it, which no mark can end with; without the mark where nothing stands in it. Null elsewhere. */
function leaveMark({ text, start, end }: Selected, mark: string): Edit | null {
  const before = text.slice(0, start);
  if (start !== end || !isRun(/^\*+/.exec(text.slice(end))?.[0], mark) || !isWithin(before, mark))
    return null;
  const written = before.trimEnd();
  const [from, to] = [written.length, end + mark.length];
  const blanks = before.slice(from);
  // Behind a blank a mark that words follow begins.
  if (blanks !== '' && /^\S/.test(text.slice(to))) return null;
  if (!written.endsWith(mark)) return { from, to, insert: mark + blanks, select: [to, to] };
  const at = from - mark.length;
  return { from: at, to, insert: blanks, select: [at + blanks.length, at + blanks.length] };
}

/** Whether a mark that was begun in this paragraph has not ended yet. As readers of Markdown have it, one begins before words and ends behind them. */
function isWithin(before: string, mark: string): boolean {
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1);
  let isOpen = false;
  for (const { 0: run, index } of paragraph.matchAll(/(?<![\\*])\*+/g)) {
    const blank = isOpen
      ? paragraph.slice(index - 1, index)
      : paragraph.slice(index + run.length, index + run.length + 1);
    if (isRun(run, mark) && !/\s/.test(blank)) isOpen = !isOpen;
  }
  return isOpen;
}

/** Of one star, not the half of two. */
function isMarked(text: string, from: number, to: number, mark: string): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  return isRun(/(?<!\*)\*+$/.exec(before)?.[0], mark) && isRun(/^\*+/.exec(after)?.[0], mark);
}

/** One star is slanted, two are bold, three both. */
const isRun = (stars: string | undefined, mark: string): boolean =>
  stars?.length === mark.length || stars?.length === 3;
