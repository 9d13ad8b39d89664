/**
 * Characters that are not allowed in texts: control characters; lone surrogates, which databases reject; and
 * bidirectional controls, which can make a name read differently on the page than in a list.
 */
const invisible = /[^\P{Cc}\t\n\r]|[\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;
const invisibleInLine = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u;

/**
 * White space, default-ignorable characters, and characters with an empty glyph: the blank braille pattern,
 * the null notehead.
 */
const blank = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800\ufff9-\ufffb\u{1d159}]*$/u;

/** Whether a text has no visible character, so that it counts as empty. */
export const isBlank = (text: string): boolean => blank.test(text);

/**
 * The maximum number of combining marks on one letter: no language needs more, and more would overlap
 * adjacent lines.
 */
const MAX_COMBINING_MARKS = 8;
const stackedMarks = new RegExp(String.raw`(?:\p{M}\p{Cf}*){${MAX_COMBINING_MARKS + 1}}`, 'u');

/** Why a text is not allowed, with advice; null when it is. A single line, unless `lines` is `many`. */
export function plainTextIssue(
  text: string,
  { lines = 'one' }: { lines?: 'one' | 'many' } = {},
): string | null {
  const match = (lines === 'one' ? invisibleInLine : invisible).exec(text);
  if (!match) return stackedMarksIssue(text);
  const [character] = match;
  const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const position = positionOf(text, match.index);
  if (/[\t\n\r\u2028\u2029]/.test(character))
    return `Write this on one line: it has a line break ${position}`;
  return `Remove the invisible character U+${number} ${position}: retype this, or paste it without formatting`;
}

function stackedMarksIssue(text: string): string | null {
  const match = stackedMarks.exec(text);
  return (
    match &&
    `Remove the marks ${positionOf(text, match.index)}: at most ${MAX_COMBINING_MARKS} are allowed on one letter`
  );
}

function positionOf(text: string, index: number): string {
  const before = text.slice(0, index).trim().split(/\s/).at(-1);
  return before ? `after "${before.slice(-20)}"` : 'at the beginning';
}
