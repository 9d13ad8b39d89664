const script = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/gi;
const outsideAscii = /[^\0-\x7f]/gu;

/**
 * The same page in ASCII alone: character references in markup, escapes in scripts and JSON. A string with
 * one wider character takes two bytes for each, and is encoded anew for every visitor.
 */
export function asciiHtml(html: string): string {
  let at = 0;
  let ascii = '';
  for (const { 0: whole, 1: open = '', 2: code = '', 3: close = '', index } of html.matchAll(script)) {
    ascii += asReferences(html.slice(at, index) + open) + asEscapes(code) + close;
    at = index + whole.length;
  }
  // Once through bytes: a string made from a wide one stays wide.
  return Buffer.from(ascii + asReferences(html.slice(at)), 'latin1').toString('latin1');
}

const asReferences = (markup: string): string =>
  markup.replace(outsideAscii, (character) => `&#x${character.codePointAt(0)?.toString(16)};`);

const asEscapes = (code: string): string =>
  code.replace(outsideAscii, (character) =>
    Array.from({ length: character.length }, (_, at) => escapeUnit(character.charCodeAt(at))).join(''),
  );

const escapeUnit = (unit: number): string => `\\u${unit.toString(16).padStart(4, '0')}`;
