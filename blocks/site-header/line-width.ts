/** Letter widths of Inter in the font weight of menus, in hundredths of the font size. */
const letterWidths: readonly (readonly [letters: string, width: number])[] = [
  ['ijl', 25],
  ['I ’', 27],
  [".,:!'", 31],
  ['ft()/', 36],
  ['r1', 41],
  ['-–', 48],
  ['skxz?', 55],
  ['acvyJL', 58],
  ['ehnouEF57', 60],
  ['bdgpq23689', 63],
  ['BPRSTZ04&', 65],
  ['ACDGHKUVXY', 72],
  ['NOQ', 77],
  ['w', 83],
  ['mM', 90],
  ['W', 102],
];
const widths = new Map(letterWidths.flatMap(([letters, width]) => [...letters].map((item) => [item, width])));
const DEFAULT_WIDTH_PERCENT = 72;
const SQUARE_SCRIPT_WIDTH_PERCENT = 100;
const firstSquareScript = '⺀';

/** The approximate width of a menu item in pixels for a font size; diacritics have no effect. */
export function lineWidth(text: string, size: number): number {
  const letters = [...text.normalize('NFD').replaceAll(/\p{Mark}/gu, '')];
  const width = (letter: string) =>
    widths.get(letter) ?? (letter >= firstSquareScript ? SQUARE_SCRIPT_WIDTH_PERCENT : DEFAULT_WIDTH_PERCENT);
  return letters.reduce((sum, letter) => sum + width(letter), 0) * (size / 100);
}
