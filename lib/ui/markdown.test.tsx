import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { exampleContext } from '@/lib/engine/example-context';
import { Markdown } from './markdown';
import { joinPhoneLinks } from './phone-links';
import { findStrippedMarkup } from './stripped-markup';

const page = exampleContext();
const render = (text: string) => renderToStaticMarkup(<Markdown text={text} id="b1" page={page} />);
/** Renders every link and picture, whatever its address. */
const renderUnsanitised = (text: string) =>
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
  ])('%s keeps its text without the link, and is reported', (text) => {
    expect(render(text)).toMatch(/<p>x<\/p>/);
    expect(findStrippedMarkup(text).addresses).toHaveLength(1);
  });

  test.each([
    '![x](//host/i.png)',
    '![x](/\\\\host/i.png)',
    '![x](https://host/i.png)',
    '![x](data:image/png,1)',
  ])('%s is removed and reported', (text) => {
    expect(render(text)).not.toContain('<img');
    expect(findStrippedMarkup(text).addresses).toHaveLength(1);
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
  ])('%s is rendered', (text, attribute) => {
    expect(render(text)).toContain(attribute);
    expect(findStrippedMarkup(text).addresses).toEqual([]);
  });

  test.each([
    ['[x](a b.pdf)', 'a b.pdf'],
    ['[x](/media/price list.pdf "Prices")', '/media/price list.pdf'],
    ["[x](/media/Ama's list.pdf)", "/media/Ama's list.pdf"],
    ['[x](/media/list (new).pdf)', '/media/list (new).pdf'],
    ['![x](/media/my shop.png)', '/media/my shop.png'],
  ])('%s has a space and is reported', (text, address) => {
    expect(findStrippedMarkup(text).addresses.map((found) => found.address)).toEqual([address]);
  });

  test.each([
    '[x](/a "A title")',
    "[x](/a 'A title')",
    '[x](/a (A title))',
    '[x](/a%20b.pdf)',
    '\\[x](a b)',
    '`[x](a b)`',
  ])('%s has no space in its address', (text) => {
    expect(findStrippedMarkup(text).addresses).toEqual([]);
  });

  test('reports addresses in reading order, once each, and only those of links', () => {
    const text = `[a](//one) ![b](https://two/x.png) [c](//one) <irc://four>\n\n\`[d](//no)\`\n\n    [e](//no)`;
    expect(findStrippedMarkup(text).addresses).toEqual([
      { address: '//one', isPicture: false },
      { address: 'https://two/x.png', isPicture: true },
      { address: 'irc://four', isPicture: false },
    ]);
    expect(findStrippedMarkup('No link: //host, javascript:alert(1), <b>').addresses).toEqual([]);
    expect(findStrippedMarkup(`${'*_'.repeat(20_000)} [x](//host)`).addresses).toEqual([]);
  });

  test('every HTML fragment is either removed and reported, or rendered as text', () => {
    const part = fc.constantFrom('<', '>', '</', '<b', 'b', ' ', '\\', '`', '?', '"', '=', 'x', '\n', '\n\n');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 10 }), (parts) => {
        const text = parts.join('');
        const signs = text.match(/</g)?.length ?? 0;
        const renderedCount = render(text).match(/&lt;/g)?.length ?? 0;
        expect(findStrippedMarkup(text).html.length > 0, text).toBe(renderedCount < signs);
      }),
    );
  });

  test('every link is either rendered or reported', () => {
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
        const links = render(text).match(/<(?:a|img) /g)?.length ?? 0;
        const written = renderUnsanitised(text).match(/<(?:a|img) /g)?.length ?? 0;
        // An address with a space is no link to begin with.
        const stripped = findStrippedMarkup(text).addresses.filter(({ address }) => !/\s/.test(address));
        expect(stripped.length > 0).toBe(links < written);
      }),
    );
  });
});

describe('footnotes', () => {
  const text = 'One[^1], two[^b.\u00e9], one again[^1].\n\n[^1]: First.\n[^b.\u00e9]: Second.';
  const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  test('link to their notes and back', () => {
    const html = render(text);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets).toHaveLength(6);
    for (const target of targets) expect(idsOf(html)).toContain(target);
    expect(html).toContain('aria-label="Back to the text, reference 1"');
    expect(html).toContain('<h2 class="sr-only">Footnotes</h2>');
  });

  test('of two texts of a page have different ids', () => {
    const html = renderToStaticMarkup(
      <>
        <Markdown text={text} id="b1" page={page} />
        <Markdown text={text} id="b2" page={page} />
      </>,
    );
    expect(new Set(idsOf(html)).size).toBe(idsOf(html).length);
  });

  test('are not reported as stripped', () => {
    expect(findStrippedMarkup(text)).toEqual({ addresses: [], html: [] });
  });
});

describe('line breaks', () => {
  test.each([
    ['14 Cantonments Road\nOsu', '<p>14 Cantonments Road<br/>\nOsu</p>'],
    ['One\r\n**two**', '<p>One<br/>\n<strong>two</strong></p>'],
    ['One  \ntwo', '<p>One<br/>\ntwo</p>'],
    ['- One\n  two', '<li>One<br/>\ntwo</li>'],
    ['One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
  ])('%j breaks where Enter was pressed', (text, html) => {
    expect(render(text)).toContain(html);
  });

  test('code keeps its newlines', () => {
    expect(render('```\na\nb\n```')).not.toContain('<br');
  });
});

test('a text that is too expensive to parse is rendered as plain text, truncated when long', () => {
  const html = render('*_'.repeat(20_000));
  expect(html).toContain('<p class="whitespace-pre-line">*_*_');
  expect(html).not.toContain('<em>');
  expect(html.length).toBeLessThan(21_000);
});
