import { describe, expect, test } from 'vitest';
import { markdownIssue } from './markdown-limits';

const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => write(i));

/** Texts that blocked the server, or could have. */
const expensiveTexts: [name: string, text: string, sentence: RegExp][] = [
  ['emphasis', '*_'.repeat(20_000), /marks \* _ ~/],
  ['strikes', '~a'.repeat(20_000), /marks \* _ ~/],
  ['emphasis in many paragraphs', `${'*a* '.repeat(60)}\n\n`.repeat(40), /more than 4,000 of the marks/],
  ['quotes', '>'.repeat(5_000), /nested/],
  ['bullets', '- '.repeat(50), /nested/],
  ['indents', times(90, (depth) => `${'  '.repeat(depth)}- a`).join('\n'), /nested/],
  ['footnotes', `[^a]: x\n\n${'[^a] \n\n'.repeat(100)}`, /footnote/],
  ['references', '[a] '.repeat(7_000), /square brackets/],
  ['open tags', 'a <!--'.repeat(2_000), /mark </],
  ['backticks', times(60, (length) => `a${'`'.repeat(length + 1)}`).join(''), /backticks/],
  ['a long word', 'a.'.repeat(20_000), /word or address/],
  ['addresses', 'a@b.gh '.repeat(1_000), /addresses/],
  ['wide tables', `${'a|'.repeat(200)}\n${'-|'.repeat(200)}\n${'a\n'.repeat(900)}`, /cells/],
  ['lines', 'a\n\n'.repeat(2_000), /lines/],
  ['lines of another system', 'a\r\r'.repeat(2_000), /lines/],
  ['length', 'words '.repeat(20_000), /60,000/],
];

test.each(expensiveTexts)('rejects %s', (_, text, sentence) => {
  expect(markdownIssue(text)).toMatch(sentence);
});

describe('ordinary content', () => {
  const paragraph =
    'The **buyer** reads *three years* of accounts, then [asks](/faq) why ~~sales~~ takings fell. ';
  test.each([
    ['thirty thousand characters of prose', `${paragraph.repeat(6)}\n\n`.repeat(55)],
    ['a long list', '- One thing to bring to the first talk\n'.repeat(300)],
    ['a table', `| a | b | c | d |\n| - | - | - | - |\n${'| 1 | 2 | 3 | 4 |\n'.repeat(100)}`],
    ['lists in lists in quotes', '> - a\n>   - b\n>     1. c\n>        - d\n'],
    ['a rule and a frame', `${'-'.repeat(80)}\n${'*'.repeat(80)}\n${'='.repeat(80)}`],
    ['Japanese, which has no spaces', '事業の売却には三つの段階があります。'.repeat(200)],
    ['nothing', ''],
  ])('accepts %s', (_, text) => {
    expect(markdownIssue(text)).toBeNull();
  });
});
