/** The most characters of an article, and of a block of text, which is what shows it. */
export const longestArticle = 40_000;

/** One thing that makes Markdown dear to read: how much of it there is, how much there may be, and what to say. */
type Limit = { most: number; measure: (text: string) => number; sentence: string };

const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);
/** Never smaller pieces than what the reader of Markdown takes for one paragraph. */
const paragraphsOf = (text: string): string[] => text.split(/\n[ \t]*\n/);
const count = (text: string, marks: RegExp): number => text.match(marks)?.length ?? 0;
const largest = (sizes: readonly number[]): number => sizes.reduce((most, size) => Math.max(most, size), 0);

const inTheText = (marks: RegExp) => (text: string) => count(text, marks);
const inAParagraph = (marks: RegExp) => (text: string) =>
  largest(paragraphsOf(text).map((paragraph) => count(paragraph, marks)));
const longest = (runs: RegExp) => (text: string) =>
  largest((text.match(runs) ?? []).map((run) => run.length));

/** What stands before the words of a line: indents, quote marks, bullets, numbers. */
const prefix = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/;
const depthOf = (line: string): number => {
  const before = prefix.exec(line)?.[0] ?? '';
  return count(before, /[^\s\d]/g) + (count(before, / /g) + 4 * count(before, /\t/g)) / 4;
};

/** Rows times columns: short rows are filled up to the longest. */
const cellsOf = (paragraph: string): number => {
  const columns = largest(linesOf(paragraph).map((line) => count(line, /\|/g)));
  return columns === 0 ? 0 : (columns + 1) * linesOf(paragraph).length;
};

const limits: readonly Limit[] = [
  { most: 60_000, measure: (text) => text.length, sentence: 'The text is longer than 60,000 characters' },
  { most: 1_500, measure: (text) => linesOf(text).length, sentence: 'The text has more than 1,500 lines' },
  {
    most: 400,
    measure: inAParagraph(/[*_~]/g),
    sentence: 'A paragraph has more than 400 of the marks * _ ~',
  },
  { most: 4_000, measure: inTheText(/[*_~]/g), sentence: 'The text has more than 4,000 of the marks * _ ~' },
  { most: 200, measure: inAParagraph(/[[\]]/g), sentence: 'A paragraph has more than 200 square brackets' },
  { most: 1_000, measure: inTheText(/[[\]]/g), sentence: 'The text has more than 1,000 square brackets' },
  { most: 20, measure: inTheText(/\[\^/g), sentence: 'The text has more than 20 footnote marks' },
  { most: 500, measure: inTheText(/@|:\/\/|www\./gi), sentence: 'The text has more than 500 addresses' },
  { most: 40, measure: inAParagraph(/</g), sentence: 'A paragraph has more than 40 of the mark <' },
  { most: 400, measure: inTheText(/</g), sentence: 'The text has more than 400 of the mark <' },
  { most: 200, measure: inAParagraph(/`/g), sentence: 'A paragraph has more than 200 backticks' },
  { most: 10, measure: longest(/`+/g), sentence: 'A row of backticks is longer than 10' },
  {
    most: 1_000,
    measure: longest(/[\w.+\-@:/%?=&#]+/g),
    sentence: 'A word or address is longer than 1,000 characters',
  },
  {
    most: 20,
    measure: (text) => largest(linesOf(text).map(depthOf)),
    sentence: 'Quotes or lists are nested too deeply',
  },
  {
    most: 2_000,
    measure: (text) => paragraphsOf(text).reduce((sum, paragraph) => sum + cellsOf(paragraph), 0),
    sentence: 'The tables of the text have more than 2,000 cells',
  },
];

/**
 * Why a text must not be read as Markdown, in a sentence; null when it may. Reading takes time with the square of
 * some marks, and a few characters can ask for megabytes of HTML; this takes time with the length only.
 */
export function markdownFault(text: string): string | null {
  const beyond = limits.find(({ most, measure }) => measure(text) > most);
  return beyond ? `${beyond.sentence}: shorten it, or make two of it` : null;
}
