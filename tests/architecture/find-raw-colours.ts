import { colourNames } from './colour-names';
import type { ProjectFile } from './project-files';

/** The files that define colours; a test checks that they agree. */
const palette = ['lib/ui/styles/tokens.css', 'lib/ui/styles/palettes.css', 'lib/ui/paints.ts'];

const notations = [
  // Not an entity, an address or a longer word.
  /(?<![&a-z\d/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)/gi,
  /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi,
];
/** In a style sheet, every separate colour name is a colour. */
const inStyles = [...notations, new RegExp(`(?<![-\\w.#])(?:${colourNames})(?![-\\w(])`, 'gi')];
/** In code a colour name may be an ordinary word: it is a colour in an SVG attribute, as an entire string, and in a style. */
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

/** Literal colours in a file, each as `line: colour`; none in the files of the palette. */
export function findRawColours({ path, text }: ProjectFile): string[] {
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
