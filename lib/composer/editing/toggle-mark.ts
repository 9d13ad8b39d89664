import { isEnclosedInMark } from './mark-runs';
import type { TextEdit, TextSelection } from './text-edit';
import { moveAcrossMark } from './walk-mark';

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
  const prefixLength = start === 0 || text[start - 1] === '\n' ? (linePrefix.exec(selectedText)?.[0].length ?? 0) : 0;
  const [from, to] = [end - selectedText.slice(prefixLength).trimStart().length, start + selectedText.trimEnd().length];
  if (from < to && text.slice(from, to).includes('\n')) return toggleLines(text, from - prefixLength, to, mark);
  return toggleOne(text, from, Math.max(from, to), mark);
}

/** Prefix of a line of a list, heading or quotation. */
const linePrefix = /^[ \t]*(?:(?:[-*+]|\d+[.)]|#{1,6}|>)[ \t]+)*/;

function toggleOne(text: string, from: number, to: number, mark: string): TextEdit {
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
      const prefix = index > 0 || from === 0 || text[from - 1] === '\n' ? (linePrefix.exec(line)?.[0] ?? '') : '';
      const content = line.slice(prefix.length).trimEnd();
      const isMarked = content.length > 2 * size && isEnclosedInMark(content, size, content.length - size, mark);
      return { head: prefix, words: content, isOn: isMarked, rest: line.slice(prefix.length + content.length) };
    });
  const areAllMarked = lines.every(({ words: content, isOn: isMarked }) => content === '' || isMarked);
  const insert = lines
    .map(({ head: prefix, words: content, isOn: isMarked, rest }) => {
      const unmarked = isMarked && areAllMarked ? content.slice(size, -size) : content;
      return prefix + (content === '' || isMarked || areAllMarked ? unmarked : mark + content + mark) + rest;
    })
    .join('\n');
  return { from, to, insert, selection: [from, from + insert.length] };
}
