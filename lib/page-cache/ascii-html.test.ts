// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asciiHtml } from './ascii-html';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const page = (words: string) => {
  const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const json = JSON.stringify(words).replaceAll('<', '\\u003c');
  return `<title>${text}</title><p title="${text}">${text}</p><SCRIPT>${json}</SCRIPT><script type="application/ld+json">${json}</script><b>${text}</b>`;
};

describe('a page in ASCII', () => {
  const words = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\r', '').replaceAll('\0', ''));

  it('says the same in text, attributes and scripts', () => {
    fc.assert(
      fc.property(words, (text) => {
        const ascii = asciiHtml(page(text));
        expect(ascii).toMatch(/^[\0-\x7f]*$/);
        const [before, after] = [parse(page(text)), parse(ascii)];
        expect(after.title).toBe(before.title);
        expect(after.querySelector('p')?.title).toBe(before.querySelector('p')?.title);
        expect(after.body.querySelector('b')?.textContent).toBe(before.body.querySelector('b')?.textContent);
        const scripts = [...after.scripts].map((script): unknown => JSON.parse(script.textContent));
        expect(scripts).toEqual([text, text]);
      }),
    );
  });

  it('is as it was when there is nothing else in it', () => {
    expect(asciiHtml('<p>Sell</p><script>1</script>')).toBe('<p>Sell</p><script>1</script>');
    expect(asciiHtml('')).toBe('');
  });
});
