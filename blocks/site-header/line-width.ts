/** How wide letters of Inter are at the weight of menus, in hundredths of the size of the type. */
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
const widths = new Map(letterWidths.flatMap(([letters, width]) => [...letters].map((one) => [one, width])));
const ofOthers = 72;
const ofSquareScripts = 100;
const firstSquareScript = '⺀';

/** About how many pixels a line of a menu takes at a size of its type, whatever marks its letters carry. */
export function lineWidth(line: string, size: number): number {
  const letters = [...line.normalize('NFD').replaceAll(/\p{Mark}/gu, '')];
  const width = (letter: string) =>
    widths.get(letter) ?? (letter >= firstSquareScript ? ofSquareScripts : ofOthers);
  return letters.reduce((sum, letter) => sum + width(letter), 0) * (size / 100);
}
