import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const reference = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,31}));/gi;

/** A text with its character references read, as Markdown draws it: `&#47;` and `&sol;` are strokes. */
export function decodeReferences(text: string): string {
  return text.replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return decodeNamedCharacterReference(name) || whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}
