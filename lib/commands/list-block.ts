import type { BlockNames } from './block-names.ts';

/** The text of `blocks/definitions.ts` with one more block in it, in the order of the alphabet. */
export function listBlock(definitions: string, { type, value }: BlockNames): string {
  const imported = `import { ${value} } from './${type}/${type}.block';`;
  return insertSorted(insertSorted(definitions, /^import .*$/gm, imported), /^ {2}\w+,$/gm, `  ${value},`);
}

/** A line, put before the first of the lines of its kind that comes after it, or after the last of them. */
function insertSorted(text: string, kind: RegExp, line: string): string {
  const lines = [...text.matchAll(kind)];
  const next = lines.find(([other]) => keyOf(other) > keyOf(line));
  if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`;
  const last = lines.at(-1);
  if (!last) throw new Error('blocks/definitions.ts lists no block');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

const keyOf = (line: string): string => (/'(.*)'/.exec(line)?.[1] ?? line).toLowerCase();
