import { colourNames } from './colour-names';
import type { HouseFile } from './house-files';

/** The two files that write colours down; a test holds them together. */
const palette = ['lib/ui/styles/tokens.css', 'lib/ui/styles/palettes.css', 'lib/ui/paints.ts'];

const notations = [
  // Not an entity, an address or a longer word.
  /(?<![&a-z\d/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
];
/** In a style sheet a name of a colour is one wherever it stands alone. */
const inStyles = [...notations, new RegExp(`(?<![-\\w.#])(?:${colourNames})(?![-\\w(])`, 'gi')];
/** Elsewhere it may be a word: it is a colour as an attribute of a drawing, as a text of its own, and in a style. */
const inCode = [
  ...notations,
  /\b(?:fill|stroke|color|stopColor|floodColor)=(["'])(?!none\1|currentcolor\1)[a-z]+\1/gi,
  new RegExp(
    `(?<![-\\w])(?:color|background(?:-color)?|fill|stroke|border-color|outline-color):\\s*(?:${colourNames})\\b`,
    'gi',
  ),
  new RegExp(`\\b[-a-z]*(?:gradient|color-mix|light-dark)\\([^'"\`]*?\\b(?:${colourNames})\\b`, 'gi'),
  new RegExp(`\\b(?:solid|dashed|dotted|double)[ _](?:${colourNames})\\b`, 'gi'),
  new RegExp(`(?<!=)(['"\`])(?:${colourNames})\\1`, 'g'),
];

/** Colours written down in a file, each as `line: colour`. None are found in the palette itself. */
export function findRawColours({ path, text }: HouseFile): string[] {
  if (palette.includes(path)) return [];
  const isStyles = path.endsWith('.css');
  const read = isStyles ? text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/./g, ' ')) : text;
  return read
    .split('\n')
    .flatMap((line, at) =>
      (isStyles ? inStyles : inCode).flatMap((notation) =>
        (line.match(notation) ?? []).map((found) => `${at + 1}: ${found}`),
      ),
    );
}
