import { containsMark, runBefore, runAfter } from './mark-runs';
import type { TextEdit, TextSelection } from './text-edit';

/** Moves the caret from the end of a mark to after it, or back. Null if the caret is at neither. */
export function moveAcrossMark({ text, start, end }: TextSelection, mark: string): TextEdit | null {
  if (start !== end) return null;
  return exitMark(text, start, mark) ?? enterMark(text, start, mark);
}

/**
 * Moves the caret out of a mark. Spaces inside are moved out, because a Markdown mark does not begin or end
 * with a space; an empty mark is removed.
 */
function exitMark(text: string, caret: number, mark: string): TextEdit | null {
  const size = mark.length;
  const to = caret + size;
  const start = containsMark(runAfter(text.slice(caret)), mark) ? openMarkStart(text.slice(0, caret), mark) : null;
  if (start === null) return null;
  const inner = text.slice(start + size, caret);
  const content = inner.trim();
  // After a space, a mark that is followed by text opens a new range.
  if (content !== inner.trimStart() && /^\S/.test(text.slice(to))) return null;
  if (content === '')
    return { from: start, to, insert: inner, selection: [start + inner.length, start + inner.length] };
  const leadingSpace = inner.slice(0, inner.length - inner.trimStart().length);
  const insert = leadingSpace + mark + content + mark + inner.slice(leadingSpace.length + content.length);
  return { from: start, to, insert, selection: [start + insert.length, start + insert.length] };
}

function enterMark(text: string, caret: number, mark: string): TextEdit | null {
  const before = text.slice(0, caret);
  if (!containsMark(runBefore(before), mark)) return null;
  const position = caret - mark.length;
  return openMarkStart(before.slice(0, position), mark) === null
    ? null
    : { from: position, to: position, insert: '', selection: [position, position] };
}

/**
 * Start of a mark that is still open in this paragraph; null if there is none. As in CommonMark, an opening
 * mark precedes text and a closing one follows it.
 */
function openMarkStart(before: string, mark: string): number | null {
  const paragraph = before.lastIndexOf('\n\n') + 1;
  let open: number | null = null;
  for (const { 0: run, index } of before.slice(paragraph).matchAll(/(?<![\\*])\*+/g)) {
    const at = paragraph + index;
    if (!containsMark(run, mark)) continue;
    if (open !== null && !isBlank(before[at - 1])) open = null;
    else if (open === null && canOpenMark(before, at, run)) open = at + run.length - mark.length;
  }
  return open;
}

/**
 * Whether a mark can open here. A space typed after it is allowed, unless it is a list bullet or an operator
 * between two numbers.
 */
function canOpenMark(before: string, at: number, run: string): boolean {
  const isBeforeText = !/^\s/.test(before.slice(at + run.length));
  return isBeforeText || run.length > 1 || !isBlank(before[at - 1]);
}

const isBlank = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);
