/** The maximum length of an article, and of the text block that shows it. */
export const MAX_ARTICLE_LENGTH = 40_000;

/** One factor of the cost of parsing Markdown: its measure, its limit, and the message. */
type MarkdownLimit = { max: number; measure: (text: string) => number; message: string };

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);
/** Never smaller than what the Markdown parser considers a paragraph. */
const paragraphsOf = (text: string): string[] => text.split(/\n[ \t]*\n/);
const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;
const maximumOf = (sizes: readonly number[]): number =>
  sizes.reduce((maximum, size) => Math.max(maximum, size), 0);

const countInText = (marks: RegExp) => (text: string) => count(text, marks);
const maxPerParagraph = (marks: RegExp) => (text: string) =>
  maximumOf(paragraphsOf(text).map((paragraph) => count(paragraph, marks)));
const longestRun = (runs: RegExp) => (text: string) =>
  maximumOf((text.match(runs) ?? []).map((run) => run.length));

/** The start of a line before its words: indentation, quote marks, bullets, numbers. */
const prefix = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/;
const depthOf = (line: string): number => {
  const before = prefix.exec(line)?.[0] ?? '';
  return count(before, /[^\s\d]/g) + (count(before, / /g) + 4 * count(before, /\t/g)) / 4;
};

/** Rows times columns: short rows are padded to the longest. */
const cellsOf = (paragraph: string): number => {
  const columns = maximumOf(linesOf(paragraph).map((line) => count(line, /\|/g)));
  return columns === 0 ? 0 : (columns + 1) * linesOf(paragraph).length;
};

const limits: readonly MarkdownLimit[] = [
  { max: 60_000, measure: (text) => text.length, message: 'The text is longer than 60,000 characters' },
  { max: 1_500, measure: (text) => linesOf(text).length, message: 'The text has more than 1,500 lines' },
  {
    max: 400,
    measure: maxPerParagraph(/[*_~]/g),
    message: 'A paragraph has more than 400 of the marks * _ ~',
  },
  { max: 4_000, measure: countInText(/[*_~]/g), message: 'The text has more than 4,000 of the marks * _ ~' },
  { max: 200, measure: maxPerParagraph(/[[\]]/g), message: 'A paragraph has more than 200 square brackets' },
  { max: 1_000, measure: countInText(/[[\]]/g), message: 'The text has more than 1,000 square brackets' },
  { max: 20, measure: countInText(/\[\^/g), message: 'The text has more than 20 footnote marks' },
  { max: 500, measure: countInText(/@|:\/\/|www\./gi), message: 'The text has more than 500 addresses' },
  { max: 40, measure: maxPerParagraph(/</g), message: 'A paragraph has more than 40 of the mark <' },
  { max: 400, measure: countInText(/</g), message: 'The text has more than 400 of the mark <' },
  { max: 200, measure: maxPerParagraph(/`/g), message: 'A paragraph has more than 200 backticks' },
  { max: 10, measure: longestRun(/`+/g), message: 'A row of backticks is longer than 10' },
  {
    max: 1_000,
    measure: longestRun(/[\w.+\-@:/%?=&#]+/g),
    message: 'A word or address is longer than 1,000 characters',
  },
  {
    max: 20,
    measure: (text) => maximumOf(linesOf(text).map(depthOf)),
    message: 'Quotes or lists are nested too deeply',
  },
  {
    max: 2_000,
    measure: (text) => paragraphsOf(text).reduce((sum, paragraph) => sum + cellsOf(paragraph), 0),
    message: 'The tables of the text have more than 2,000 cells',
  },
];

/**
 * Why a text must not be parsed as Markdown, as a message; null when it may. Parsing takes quadratic time
 * for some characters, and a few characters can result in megabytes of HTML; this check is linear.
 */
export function markdownIssue(text: string): string | null {
  const exceeded = limits.find(({ max, measure }) => measure(text) > max);
  return exceeded ? `${exceeded.message}: shorten it, or split it in two` : null;
}
