import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { plainParagraphs } from './plain-paragraphs';

const renderMarkdown = (text: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>);
const renderParagraphs = (paragraphs: readonly string[]) =>
  renderToStaticMarkup(
    paragraphs.flatMap((text, at) => [...(at > 0 ? ['\n'] : []), <p key={text + String(at)}>{text}</p>]),
  );

it.each([
  'As long as you agree to. Two weeks to three months is usual: it is “written” into the contract.',
  'One paragraph (with a well-known word)\n\nand another - of 3. things',
  'Giá bán được ghi bằng văn bản.',
  '日本語の文章です',
])('%j is plain text', (text) => {
  const result = plainParagraphs(text);
  expect(result).not.toBeNull();
  expect(renderParagraphs(result ?? [])).toBe(renderMarkdown(text));
});

it.each([
  '**bold**',
  '- a list',
  '1. a list',
  'a line\nand the next',
  'Title\n===',
  'www.example.com',
  'Go to https://x.gh',
  ' a',
  '',
])('%j needs Markdown', (text) => expect(plainParagraphs(text)).toBeNull());

it('equals the output of Markdown for any text it accepts', () => {
  const piece = fc.constantFrom(
    ...['a', 'Ab', 'é', '1', '2.', '3)', ' ', '  ', '-', '- ', '_', '*', '#', '>', '&amp;', '<b>', '`', '~'],
    ...[
      '[x](y)',
      '!',
      '|',
      '\\',
      '\n',
      '\n\n',
      '\t',
      ':',
      '://',
      'www.',
      'http',
      '@',
      'a@b.gh',
      '…',
      '“',
      '+',
      '=',
      '(',
      ')',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const result = plainParagraphs(text);
      if (result) expect(renderParagraphs(result)).toBe(renderMarkdown(text));
    }),
    { numRuns: 2_000 },
  );
});
