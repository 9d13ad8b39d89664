import type { BlockNames } from './block-names.ts';

/** The text of `blocks/definitions.ts` with one more block, in alphabetical order. */
export function addToDefinitions(definitions: string, { type, value }: BlockNames): string {
  const imported = `import { ${value} } from './${type}/${type}.block';`;
  return insertSorted(insertSorted(definitions, /^import .*$/gm, imported), /^ {2}\w+,$/gm, `  ${value},`);
}

/** Inserts a line before the first line of its kind that sorts after it, or after the last one. */
function insertSorted(text: string, linePattern: RegExp, line: string): string {
  const matches = [...text.matchAll(linePattern)];
  const next = matches.find(([other]) => sortKeyOf(other) > sortKeyOf(line));
  if (next) return `${text.slice(0, next.index)}${line}\n${text.slice(next.index)}`;
  const last = matches.at(-1);
  if (!last) throw new Error('blocks/definitions.ts lists no block');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

const sortKeyOf = (line: string): string => (/'(.*)'/.exec(line)?.[1] ?? line).toLowerCase();
