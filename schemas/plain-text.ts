/**
 * What no text of ours holds: controls, halves of signs, which no database takes, and the marks that turn the direction in which text is written, with which a name
 * can say on the page something else than in the list, and the words after it with it.
 */
const unseen = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;
const unseenInLine = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

/** Spaces, signs that are not drawn, and those that are drawn as nothing: the empty braille cell, a note without a head. */
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

/** Whether nothing of a text can be seen, so that it counts as none. */
export const isBlank = (text: string): boolean => blank.test(text);

/** So many marks stand on one letter at most: no language needs more, and more are drawn over the lines around it. */
const mostMarks = 8;
const tower = new RegExp(String.raw`(?:\p{M}\p{Cf}*){${mostMarks + 1}}`, 'u');

/** Why a text cannot be kept, and what to do; null when it can. On one line, unless it may have several. */
export function plainTextFault(
  text: string,
  { lines = 'one' }: { lines?: 'one' | 'many' } = {},
): string | null {
  const found = (lines === 'one' ? unseenInLine : unseen).exec(text);
  if (!found) return towerFault(text);
  const [sign] = found;
  const number = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const place = placeOf(text, found.index);
  if (/[\t\n\r\u2028\u2029]/.test(sign)) return `Write this on one line: it breaks ${place}`;
  return `Take out the invisible character U+${number} ${place}: type this anew, or paste it without formatting`;
}

function towerFault(text: string): string | null {
  const found = tower.exec(text);
  return (
    found &&
    `Take out the marks ${placeOf(text, found.index)}: at most ${mostMarks} of them stand on one letter`
  );
}

function placeOf(text: string, index: number): string {
  const before = text.slice(0, index).trim().split(/\s/).at(-1);
  return before ? `after "${before.slice(-20)}"` : 'at the beginning';
}
