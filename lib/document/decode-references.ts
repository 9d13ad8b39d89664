import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const reference = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi;

/** Decodes the character references of a text as Markdown does: `&#47;` and `&sol;` become slashes. */
export function decodeReferences(text: string): string {
  return text.replace(reference, (match, hex?: string, decimal?: string, name?: string) => {
    if (name) return decodeNamedCharacterReference(name) || match;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : match;
  });
}
