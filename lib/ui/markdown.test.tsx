import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { Markdown } from './markdown';

const page = exampleContext();
const draw = (text: string) => renderToStaticMarkup(<Markdown text={text} page={page} />);

describe('addresses', () => {
  test.each([
    '[x](//host)',
    '[x](<\\\\/host>)',
    '[x](/\\host)',
    '[x](</\\\\host>)',
    '[x](/%5Chost)',
    '[x](/%0a/host)',
    '[x](javascript:alert(1))',
    '[x](relative)',
    '[x]: //host\n\n[x]',
  ])('%s keeps its words and loses its link', (text) => {
    expect(draw(text)).toMatch(/<p>x<\/p>/);
  });

  test.each([
    '![x](//host/i.png)',
    '![x](/\\\\host/i.png)',
    '![x](https://host/i.png)',
    '![x](data:image/png,1)',
  ])('%s is not shown', (text) => {
    expect(draw(text)).not.toContain('<img');
  });

  test.each([
    ['[x](/blog)', 'href="/en-GH/blog"'],
    ['[x](https://example.com/a?b=c#d)', 'href="https://example.com/a?b=c#d"'],
    ['[x](#part)', 'href="#part"'],
    ['[x](/caf%C3%A9)', 'href="/en-GH/caf%C3%A9"'],
    ['<ama@example.com>', 'href="mailto:ama@example.com"'],
    ['![x](/media/a.svg)', 'src="/media/a.svg"'],
  ])('%s stays', (text, attribute) => {
    expect(draw(text)).toContain(attribute);
  });
});

test('a text too dear to read is shown as it was written, cut where it is long', () => {
  const html = draw('*_'.repeat(20_000));
  expect(html).toContain('<p class="whitespace-pre-line">*_*_');
  expect(html).not.toContain('<em>');
  expect(html.length).toBeLessThan(21_000);
});
