import type { HouseFile } from './house-files';

/** The two files that write colours down; a test holds them together. */
const palette = ['lib/ui/styles/tokens.css', 'lib/ui/paints.ts'];

const notations = [
  // Not an entity, an address or a longer word.
  /(?<![&\w/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
  /\b(?:fill|stroke|color|stopColor|floodColor)="(?!none"|currentcolor")[a-z]+"/gi,
  /(?<![-\w])(?:color|background(?:-color)?|fill|stroke|border-color|outline-color):\s*(?:black|white|gr[ae]y|silver|red|green|blue|gold|orange|brown|teal|navy)\b/gi,
];

/** Colours written down in a file, each as `line: colour`. None are found in the palette itself. */
export function findRawColours({ path, text }: HouseFile): string[] {
  if (palette.includes(path)) return [];
  return text
    .split('\n')
    .flatMap((line, at) =>
      notations.flatMap((notation) => (line.match(notation) ?? []).map((found) => `${at + 1}: ${found}`)),
    );
}
