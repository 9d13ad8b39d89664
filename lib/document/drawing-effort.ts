import { isNode, walkNodes } from './nodes';

/**
 * How much may be drawn at once, in the unit of the prices: a page with all that its sections bring, a section with
 * those in it, the body of a post. A page, its header and its footer together stay below half a second.
 */
export const mostEffort = { page: 160_000, section: 60_000, body: 100_000 } as const;

/**
 * What of content takes time to draw, with a price each: about how many microseconds one of it takes where it is
 * dearest. Every text is counted as Markdown, since nothing here knows which are.
 */
const prices = { block: 200, text: 60, cell: 16, record: 50 } as const;
const pricesInTexts: readonly { price: number; marks: RegExp }[] = [
  { price: 60, marks: /\r\n?|\n/g },
  { price: 20, marks: /[*_~[\]|<`]/g },
  { price: 35, marks: /@|:\/\/|www\./gi },
  { price: 4, marks: /[&\\!#:(+]/g },
];

/** What stands before the words of a line: indents, quote marks, bullets, numbers. */
const prefixes = /^[ \t>*+\-\d.)]+/gm;
const pricesInPrefixes: readonly { price: number; marks: RegExp }[] = [
  { price: 30, marks: /[>*+\-.)]/g },
  { price: 5, marks: /[ \t]/g },
];

const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

function effortOfText(text: string): number {
  const prefix = (text.match(prefixes) ?? []).join('\n');
  return (
    prices.text +
    text.length +
    cellsOf(text) * prices.cell +
    sum(pricesInTexts.map(({ price, marks }) => price * count(text, marks))) +
    sum(pricesInPrefixes.map(({ price, marks }) => price * count(prefix, marks)))
  );
}

/** Rows times columns of what may be tables: short rows are filled up to the longest. */
function cellsOf(text: string): number {
  if (!text.includes('|')) return 0;
  return sum(
    text.split(/\n[ \t]*\n/).map((paragraph) => {
      const rows = paragraph.split(/\r\n?|\n/);
      return rows.length * rows.reduce((most, row) => Math.max(most, count(row, /\|/g)), 0);
    }),
  );
}

/** Of a bound block these are records' names and figures, which are never read as Markdown. */
const shortText = 300;

/** What drawing one block takes, without what stands in its slots: stored, or with what a binding supplied. */
export function effortOfBlock(node: unknown): number {
  const waiting: unknown[] = isNode(node) ? [node.props] : [];
  const isBound = isNode(node) && node.bind !== undefined;
  let effort: number = prices.block;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') effort += isBound && value.length <= shortText ? 0 : effortOfText(value);
    if (typeof value !== 'object' || value === null) continue;
    if (isBound) effort += prices.record;
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return effort;
}

/** What drawing blocks takes, with all that stands in them. Not counted on once it is more than `most`. */
export function effortOf(nodes: readonly unknown[], most = Number.POSITIVE_INFINITY): number {
  let effort = 0;
  for (const { node } of walkNodes(nodes)) {
    effort += effortOfBlock(node);
    if (effort > most) break;
  }
  return effort;
}
