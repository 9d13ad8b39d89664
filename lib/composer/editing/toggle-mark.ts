/** Whether a run of asterisks contains a mark: one is italic, two are bold, three both. */
const containsMark = (run: string | undefined, mark: string): boolean =>
  run?.length === mark.length || run?.length === 3;

/** The asterisks at the end of a text. */
const runBefore = (text: string): string | undefined => /(?<!\*)\*+$/.exec(text)?.[0];
/** The asterisks at the start of a text. */
const runAfter = (text: string): string | undefined => /^\*+/.exec(text)?.[0];

/** Whether a range is enclosed in a mark; one asterisk of a pair does not count. */
const isEnclosedInMark = (text: string, from: number, to: number, mark: string): boolean =>
  containsMark(runBefore(text.slice(0, from)), mark) && containsMark(runAfter(text.slice(to)), mark);

/** A text and the selection in it. */
export type TextSelection = { text: string; start: number; end: number };

/** Replacement of a range of a text, and the selection afterwards. */
export type TextEdit = {
  from: number;
  to: number;
  insert: string;
  selection: readonly [start: number, end: number];
};

/** Moves the caret from the end of a mark to after it, or back. Null if the caret is at neither. */
function moveAcrossMark({ text, start, end }: TextSelection, mark: string): TextEdit | null {
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
  const start = containsMark(runAfter(text.slice(caret)), mark)
    ? openMarkStart(text.slice(0, caret), mark)
    : null;
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

/**
 * Adds a Markdown mark around the selection, or removes it; for several lines around each, after list,
 * heading and quotation prefixes. Without a selection, at the end of a mark, moves the caret out of or into
 * the mark.
 */
export function toggleMark({ text, start, end }: TextSelection, mark: string, example: string): TextEdit {
  const selectedText = text.slice(start, end);
  if (selectedText.trim() === '') {
    const at = start + mark.length;
    return (
      moveAcrossMark({ text, start, end }, mark) ?? {
        ...{ from: start, to: end, insert: `${mark}${example}${mark}` },
        selection: [at, at + example.length],
      }
    );
  }
  const prefixLength =
    start === 0 || text[start - 1] === '\n' ? (linePrefix.exec(selectedText)?.[0].length ?? 0) : 0;
  const [from, to] = [
    end - selectedText.slice(prefixLength).trimStart().length,
    start + selectedText.trimEnd().length,
  ];
  if (from < to && text.slice(from, to).includes('\n'))
    return toggleLines(text, from - prefixLength, to, mark);
  return toggleRange(text, from, Math.max(from, to), mark);
}

/** Prefix of a line of a list, heading or quotation. */
const linePrefix = /^[ \t]*(?:(?:[-*+]|\d+[.)]|#{1,6}|>)[ \t]+)*/;

function toggleRange(text: string, from: number, to: number, mark: string): TextEdit {
  const size = mark.length;
  const inner = text.slice(from, to);
  if (isEnclosedInMark(text, from, to, mark))
    return { from: from - size, to: to + size, insert: inner, selection: [from - size, to - size] };
  const unmarked = inner.slice(size, -size);
  if (inner.length > 2 * size && isEnclosedInMark(text, from + size, to - size, mark))
    return { from, to, insert: unmarked, selection: [from, from + unmarked.length] };
  return { from, to, insert: `${mark}${inner}${mark}`, selection: [from + size, to + size] };
}

/** Marks each line with text; removes the marks if all lines have them. */
function toggleLines(text: string, from: number, to: number, mark: string): TextEdit {
  const size = mark.length;
  const lines = text
    .slice(from, to)
    .split('\n')
    .map((line, index) => {
      const prefix =
        index > 0 || from === 0 || text[from - 1] === '\n' ? (linePrefix.exec(line)?.[0] ?? '') : '';
      const content = line.slice(prefix.length).trimEnd();
      const isMarked =
        content.length > 2 * size && isEnclosedInMark(content, size, content.length - size, mark);
      return {
        prefix,
        content,
        isMarked,
        rest: line.slice(prefix.length + content.length),
      };
    });
  const areAllMarked = lines.every(({ content, isMarked }) => content === '' || isMarked);
  const insert = lines
    .map(({ prefix, content, isMarked, rest }) => {
      const unmarked = isMarked && areAllMarked ? content.slice(size, -size) : content;
      return prefix + (content === '' || isMarked || areAllMarked ? unmarked : mark + content + mark) + rest;
    })
    .join('\n');
  return { from, to, insert, selection: [from, from + insert.length] };
}
