import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { leftOutOf } from './left-out';
import { Markdown } from './markdown';
import { joinPhoneLinks } from './phone-links';

const page = exampleContext();
const draw = (text: string) => renderToStaticMarkup(<Markdown text={text} page={page} />);
/** With every link and picture, wherever it leads. */
const drawAll = (text: string) =>
  renderToStaticMarkup(
    <ReactMarkdown remarkPlugins={[remarkGfm]} urlTransform={() => '/anywhere'}>
      {joinPhoneLinks(text)}
    </ReactMarkdown>,
  );

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
    '[x](https://ama@host)',
    '[x](irc://host/x)',
    '[x](/%ff)',
    '[x](tel:0800-CALL)',
    '[x]: //host\n\n[x]',
  ])('%s keeps its words and loses its link, which is told', (text) => {
    expect(draw(text)).toMatch(/<p>x<\/p>/);
    expect(leftOutOf(text).addresses).toHaveLength(1);
  });

  test.each([
    '![x](//host/i.png)',
    '![x](/\\\\host/i.png)',
    '![x](https://host/i.png)',
    '![x](data:image/png,1)',
  ])('%s is not shown, which is told', (text) => {
    expect(draw(text)).not.toContain('<img');
    expect(leftOutOf(text).addresses).toHaveLength(1);
  });

  test.each([
    ['[x](/blog)', 'href="/en-GH/blog"'],
    ['[x](https://example.com/a?b=c#d)', 'href="https://example.com/a?b=c#d"'],
    ['[x](#part)', 'href="#part"'],
    ['[x](/caf%C3%A9)', 'href="/en-GH/caf%C3%A9"'],
    ['<ama@example.com>', 'href="mailto:ama@example.com"'],
    ['[x](tel:+233302000000)', 'href="tel:+233302000000"'],
    ['[x](tel:0241234567)', 'href="tel:0241234567"'],
    ['[x](tel:024 123 4567)', 'href="tel:0241234567"'],
    ['[x](<tel:024 123 4567>)', 'href="tel:0241234567"'],
    ['[x](TEL: +233 (0)24-123.4567 )', 'href="tel:+233241234567"'],
    ['[x](tel:(024) 123 4567)', 'href="tel:0241234567"'],
    ['[x][call]\n\n[call]: <tel:024 123 4567>', 'href="tel:0241234567"'],
    ['![x](/media/a.svg)', 'src="/media/a.svg"'],
  ])('%s stays', (text, attribute) => {
    expect(draw(text)).toContain(attribute);
    expect(leftOutOf(text).addresses).toEqual([]);
  });

  test('told are those in reading order, once each, and none that is no link', () => {
    const text = `[a](//one) ![b](https://two/x.png) [c](//one) <irc://four>\n\n\`[d](//no)\`\n\n    [e](//no)`;
    expect(leftOutOf(text).addresses).toEqual([
      { address: '//one', isPicture: false },
      { address: 'https://two/x.png', isPicture: true },
      { address: 'irc://four', isPicture: false },
    ]);
    expect(leftOutOf('No link: //host, javascript:alert(1), <b>').addresses).toEqual([]);
    expect(leftOutOf(`${'*_'.repeat(20_000)} [x](//host)`).addresses).toEqual([]);
  });

  test('whatever is written, HTML is left out and told, or its signs are drawn', () => {
    const part = fc.constantFrom('<', '>', '</', '<b', 'b', ' ', '\\', '`', '?', '"', '=', 'x', '\n', '\n\n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const text = parts.join('');
        const signs = text.match(/</g)?.length ?? 0;
        const drawn = draw(text).match(/&lt;/g)?.length ?? 0;
        expect(leftOutOf(text).html.length > 0, text).toBe(drawn < signs);
      }),
    );
  });

  test('whatever is written, a link is drawn or told', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '%',
      '%5C',
      '%0a',
      ':',
      '@',
      'http',
      'tel',
      '//',
      'a',
      '#',
      '?',
      '<',
      '>',
      ' ',
      '.',
      '+1',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const text = `[x](${parts.join('')}) ![y](<${parts.join('')}>)`;
        const links = draw(text).match(/<(?:a|img) /g)?.length ?? 0;
        const written = drawAll(text).match(/<(?:a|img) /g)?.length ?? 0;
        expect(leftOutOf(text).addresses.length > 0).toBe(links < written);
      }),
    );
  });
});

test('a text too dear to read is shown as it was written, cut where it is long', () => {
  const html = draw('*_'.repeat(20_000));
  expect(html).toContain('<p class="whitespace-pre-line">*_*_');
  expect(html).not.toContain('<em>');
  expect(html.length).toBeLessThan(21_000);
});
