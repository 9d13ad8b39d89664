import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { expect, it } from 'vitest';
import { plainParagraphs } from './plain-paragraphs';

const asMarkdown = (text: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>);
const asPlain = (paragraphs: readonly string[]) =>
  renderToStaticMarkup(
    paragraphs.flatMap((text, at) => [...(at > 0 ? ['\n'] : []), <p key={text + String(at)}>{text}</p>]),
  );

it.each([
  'As long as you agree to. Two weeks to three months is usual: it is “written” into the contract.',
  'One paragraph (with a well-known word)\n\nand another - of 3. things',
  'Giá bán được ghi bằng văn bản.',
  '日本語の文章です',
])('%j is read as it is', (text) => {
  const plain = plainParagraphs(text);
  expect(plain).not.toBeNull();
  expect(asPlain(plain ?? [])).toBe(asMarkdown(text));
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
])('%j is left to Markdown', (text) => expect(plainParagraphs(text)).toBeNull());

it('says of any text the same as Markdown does, or nothing', () => {
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
      const plain = plainParagraphs(text);
      if (plain) expect(asPlain(plain)).toBe(asMarkdown(text));
    }),
    { numRuns: 2_000 },
  );
});
