import { commonCharacters, ghanaianLetters, rareCharacters, vietnameseLetters } from './characters.ts';

export type FontFace = {
  family: string;
  /** Name of the generated file, without extension. */
  file: string;
  weight: string;
  characters: string;
  /** Every page needs it, so pages preload it, and its range is not limited. */
  isPreloaded: boolean;
};

/** The typefaces by the characters that they contain: browsers load those that a page needs. */
const subsets = [
  { name: '', file: '', characters: commonCharacters, isPreloaded: true },
  { name: ' Rare', file: '-rare', characters: rareCharacters, isPreloaded: false },
  { name: ' Extra', file: '-extra', characters: ghanaianLetters, isPreloaded: false },
  { name: ' Vietnamese', file: '-vietnamese', characters: vietnameseLetters, isPreloaded: false },
] as const;
const typefaces = [
  { family: 'Fraunces', file: 'fraunces', weight: '100 900' },
  { family: 'Inter', file: 'inter', weight: '400 700' },
] as const;

export const fontFaces: readonly FontFace[] = typefaces.flatMap(({ family, file, weight }) =>
  subsets.map((subset) => ({ ...subset, family: family + subset.name, file: file + subset.file, weight })),
);

/**
 * System fonts with the metrics of the typefaces, shown where those are not loaded in time. Adjustments in per
 * cent: `size` is the ratio of average character widths, the others divide the font's own metrics by it
 * (https://developer.chrome.com/blog/font-fallbacks).
 */
const fallbackFaces = `@font-face { font-family: "Fraunces Fallback"; src: local("Times New Roman"); ascent-override: 85.36%; descent-override: 22.26%; line-gap-override: 0%; size-adjust: 114.58%; }
@font-face { font-family: "Inter Fallback"; src: local("Arial"); ascent-override: 89.79%; descent-override: 22.36%; line-gap-override: 0%; size-adjust: 107.89%; }
`;

/**
 * The style sheet of the typefaces, for files in the same folder. `optional` suits visitors: a late swap would
 * move the text that is being read, and the font is then used on the next page.
 */
export const fontStyles = (display: 'optional' | 'swap'): string =>
  fontFaces.map((face) => fontFaceRule(face, display)).join('') + fallbackFaces;

function fontFaceRule({ family, file, weight, characters, isPreloaded }: FontFace, display: string): string {
  const range = isPreloaded ? '' : ` unicode-range: ${unicodeRange(characters)};`;
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: ${display}; src: url("./${file}.woff2") format("woff2");${range} }\n`;
}

/** The value of `unicode-range` for exactly these characters. */
export function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((character) => character.codePointAt(0) ?? 0);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const current = ranges.at(-1);
    if (current && code === current[1] + 1) current[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${first === last ? hex(first) : `${hex(first)}-${hex(last)}`}`)
    .join(', ');
}
