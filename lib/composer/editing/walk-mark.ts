import { isRun, runBefore, runBehind } from './mark-runs';
import type { Edit, Selected } from './text-edit';

/** From the end of a mark to behind it, or from behind it to its end; null where the caret stands at neither. */
export function walkMark({ text, start, end }: Selected, mark: string): Edit | null {
  if (start !== end) return null;
  return leave(text, start, mark) ?? goBack(text, start, mark);
}

/** Blanks that were typed within are without by then: no mark begins or ends with one. A mark with nothing in it goes. */
function leave(text: string, at: number, mark: string): Edit | null {
  const size = mark.length;
  const to = at + size;
  const begun = isRun(runBehind(text.slice(at)), mark) ? openAt(text.slice(0, at), mark) : null;
  if (begun === null) return null;
  const inner = text.slice(begun + size, at);
  const words = inner.trim();
  // Behind a blank a mark that words follow begins.
  if (words !== inner.trimStart() && /^\S/.test(text.slice(to))) return null;
  if (words === '')
    return { from: begun, to, insert: inner, select: [begun + inner.length, begun + inner.length] };
  const head = inner.slice(0, inner.length - inner.trimStart().length);
  const insert = head + mark + words + mark + inner.slice(head.length + words.length);
  return { from: begun, to, insert, select: [begun + insert.length, begun + insert.length] };
}

function goBack(text: string, at: number, mark: string): Edit | null {
  const before = text.slice(0, at);
  if (!isRun(runBefore(before), mark)) return null;
  const within = at - mark.length;
  return openAt(before.slice(0, within), mark) === null
    ? null
    : { from: within, to: within, insert: '', select: [within, within] };
}

/** Where a mark begins that has not ended yet in this paragraph; null for none. As readers of Markdown have it, one begins before words and ends behind them. */
function openAt(before: string, mark: string): number | null {
  const paragraph = before.lastIndexOf('\n\n') + 1;
  let open: number | null = null;
  for (const { 0: run, index } of before.slice(paragraph).matchAll(/(?<![\\*])\*+/g)) {
    const at = paragraph + index;
    if (!isRun(run, mark)) continue;
    if (open !== null && !isBlank(before[at - 1])) open = null;
    else if (open === null && mayBegin(before, at, run)) open = at + run.length - mark.length;
  }
  return open;
}

/** Also before a blank that was typed in it, as long as it is no star of a list or between two numbers. */
function mayBegin(before: string, at: number, run: string): boolean {
  const isBeforeWords = !/^\s/.test(before.slice(at + run.length));
  return isBeforeWords || run.length > 1 || !isBlank(before[at - 1]);
}

const isBlank = (letter: string | undefined): boolean => letter === undefined || /\s/.test(letter);
