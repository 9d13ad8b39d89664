import { isNode, walkNodes } from './nodes';

/**
 * The maximum render cost, in the unit of the costs below: a page with everything that its sections add, a
 * section with those in it, the body of a post. A page with its header and footer stays below half a second.
 */
export const maxRenderCost = { page: 160_000, section: 60_000, body: 100_000 } as const;

/**
 * The parts of content that take time to render, and a cost for each: about as many microseconds as one
 * takes in the most expensive case. Every text counts as Markdown, since the renderer is unknown here.
 */
const costs = { block: 200, text: 60, cell: 16, record: 50 } as const;
const textCosts: readonly { cost: number; marks: RegExp }[] = [
  { cost: 60, marks: /\r\n?|\n/g },
  { cost: 20, marks: /[*_~[\]|<`]/g },
  { cost: 35, marks: /@|:\/\/|www\./gi },
  { cost: 4, marks: /[&\\!#:(+]/g },
];

/** The start of a line before its words: indentation, quote marks, bullets, numbers. */
const prefixes = /^[ \t>*+\-\d.)]+/gm;
const prefixCosts: readonly { cost: number; marks: RegExp }[] = [
  { cost: 30, marks: /[>*+\-.)]/g },
  { cost: 5, marks: /[ \t]/g },
];

const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function textRenderCost(text: string): number {
  const prefix = (text.match(prefixes) ?? []).join('\n');
  return (
    costs.text +
    text.length +
    cellsOf(text) * costs.cell +
    sum(textCosts.map(({ cost, marks }) => cost * count(text, marks))) +
    sum(prefixCosts.map(({ cost, marks }) => cost * count(prefix, marks)))
  );
}

/** Rows times columns of possible tables: Markdown pads short rows to the longest. */
function cellsOf(text: string): number {
  if (!text.includes('|')) return 0;
  return sum(
    text.split(/\n[ \t]*\n/).map((paragraph) => {
      const rows = paragraph.split(/\r\n?|\n/);
      return rows.length * rows.reduce((most, row) => Math.max(most, count(row, /\|/g)), 0);
    }),
  );
}

/**
 * Up to this length, texts of a bound block are names and figures of records, which are never parsed as
 * Markdown.
 */
const MAX_SHORT_TEXT_LENGTH = 300;

/** The render cost of one block without its slots: as stored, or with the data of its binding. */
export function blockRenderCost(node: unknown): number {
  const pending: unknown[] = isNode(node) ? [node.props] : [];
  const isBound = isNode(node) && node.bind !== undefined;
  let cost: number = costs.block;
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string')
      cost += isBound && value.length <= MAX_SHORT_TEXT_LENGTH ? 0 : textRenderCost(value);
    if (typeof value !== 'object' || value === null) continue;
    if (isBound) cost += costs.record;
    for (const inner of Object.values(value)) pending.push(inner);
  }
  return cost;
}

/** The render cost of blocks with all their descendants. Stops counting when it exceeds `maxCost`. */
export function renderCostOf(nodes: readonly unknown[], maxCost = Number.POSITIVE_INFINITY): number {
  let cost = 0;
  for (const { node } of walkNodes(nodes)) {
    cost += blockRenderCost(node);
    if (cost > maxCost) break;
  }
  return cost;
}
