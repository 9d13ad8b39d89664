const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot represent them
const invalidXmlCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Escapes a text for XML; removes characters that XML cannot represent. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(invalidXmlCharacters, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** An element with a text, or with elements that are already serialised. */
export const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? xmlText(content) : content.join('')}</${name}>`;

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>';
