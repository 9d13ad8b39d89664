const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** A text as XML has it; what XML cannot say is left out. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** An element with a text, or with the elements that were written before. */
export const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? xmlText(content) : content.join('')}</${name}>`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
