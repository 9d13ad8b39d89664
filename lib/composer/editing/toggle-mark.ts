import { isMarkedAround } from './mark-runs';
import type { Edit, Selected } from './text-edit';
import { walkMark } from './walk-mark';

/**
 * Puts a mark on both sides of what is selected, or takes it away where it is; of several lines on both sides of each, behind what makes it a list
 * or a heading. Whoever selects nothing and stands at the end of a mark goes on behind it, and the other way round.
 */
export function toggleMark({ text, start, end }: Selected, mark: string, example: string): Edit {
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') {
    const at = start + mark.length;
    return (
      walkMark({ text, start, end }, mark) ?? {
        ...{ from: start, to: end, insert: `${mark}${example}${mark}` },
        select: [at, at + example.length],
      }
    );
  }
  const head = start === 0 || text[start - 1] === '\n' ? (lineHead.exec(chosen)?.[0].length ?? 0) : 0;
  const [from, to] = [end - chosen.slice(head).trimStart().length, start + chosen.trimEnd().length];
  if (from < to && text.slice(from, to).includes('\n')) return toggleEach(text, from - head, to, mark);
  return toggleOne(text, from, Math.max(from, to), mark);
}

/** What makes a line one of a list, a heading or a quotation. */
const lineHead = /^[ \t]*(?:(?:[-*+]|\d+[.)]|#{1,6}|>)[ \t]+)*/;

function toggleOne(text: string, from: number, to: number, mark: string): Edit {
  const size = mark.length;
  const inner = text.slice(from, to);
  if (isMarkedAround(text, from, to, mark))
    return { from: from - size, to: to + size, insert: inner, select: [from - size, to - size] };
  const bare = inner.slice(size, -size);
  if (inner.length > 2 * size && isMarkedAround(text, from + size, to - size, mark))
    return { from, to, insert: bare, select: [from, from + bare.length] };
  return { from, to, insert: `${mark}${inner}${mark}`, select: [from + size, to + size] };
}

/** Each line that says something; taken away where all of them have it. */
function toggleEach(text: string, from: number, to: number, mark: string): Edit {
  const size = mark.length;
  const lines = text
    .slice(from, to)
    .split('\n')
    .map((line, at) => {
      const head = at > 0 || from === 0 || text[from - 1] === '\n' ? (lineHead.exec(line)?.[0] ?? '') : '';
      const words = line.slice(head.length).trimEnd();
      const isOn = words.length > 2 * size && isMarkedAround(words, size, words.length - size, mark);
      return { head, words, isOn, rest: line.slice(head.length + words.length) };
    });
  const isAllOn = lines.every(({ words, isOn }) => words === '' || isOn);
  const insert = lines
    .map(({ head, words, isOn, rest }) => {
      const bare = isOn && isAllOn ? words.slice(size, -size) : words;
      return head + (words === '' || isOn || isAllOn ? bare : mark + words + mark) + rest;
    })
    .join('\n');
  return { from, to, insert, select: [from, from + insert.length] };
}
