import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const referencePattern = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi;

/** Decodes the character references of a text as Markdown does: `&#47;` and `&sol;` become slashes. */
export function decodeReferences(text: string): string {
  return text.replace(referencePattern, (match, hex?: string, decimal?: string, name?: string) => {
    if (name) return decodeNamedCharacterReference(name) || match;
    const codePoint = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return codePoint <= 0x10ffff ? String.fromCodePoint(codePoint) : match;
  });
}
