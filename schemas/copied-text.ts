/** Signs that cannot be seen: direction marks, joiners, soft hyphens, byte order marks. */
const invisibleSigns = /\p{Cf}/gu;
/** All hyphens and dashes, and signs that look like one: minus, hyphen bullet, Japanese long vowel, box line. */
const hyphens = /[\p{Pd}\u2212\u2043\u02d7\u30fc\u2500]/gu;
/** Spaces of any width, and line breaks. */
const spaces = /[\p{White_Space}\u2800]+/gu;

/**
 * A contact detail as copied from an address book, without what programs add to it: direction marks, thin
 * spaces, typographic hyphens, full-width digits.
 */
const cleanCopied = (text: string): string =>
  text.normalize('NFKC').replace(invisibleSigns, '').replace(hyphens, '-').replace(spaces, ' ').trim();

const extensionPattern =
  /[\s,;(]*(?:;ext=|\b(?:ext(?:ension|n)?|poste)\b\.?|\bx(?=[\s.:]*\d)|(?<=\d)x(?=\d)|#)[\s.:]*(\d{1,8})\)?$/i;

/** What address books write before a number, such as `Tel.:` or a picture of a telephone. */
const label = /^(?:\p{So}|\ufe0f|\s|tel(?:ephone)?\b|phone\b|mobile\b|whatsapp\b|[.:])+(?=[+\d(])/iu;

/** A phone number as copied: without `tel:` or another label, with plain spaces and hyphens. */
export function splitPhone(text: string): { number: string; extension: string | null } {
  const cleaned = cleanCopied(text)
    .replace(label, '')
    .replace(/[·•・]|(?<=\d) ?\/ ?(?=\d)/g, ' ');
  return {
    number: cleaned.replace(extensionPattern, ''),
    extension: extensionPattern.exec(cleaned)?.[1] ?? null,
  };
}

/** A copied phone number in one line, its extension as `ext. 12`. */
export function cleanPhone(text: string): string {
  const { number, extension } = splitPhone(text);
  return extension === null ? number : `${number} ext. ${extension}`;
}

/** An email address as copied: without `mailto:`, and without the name before `<…>`. */
export function cleanEmail(text: string): string {
  const cleaned = cleanCopied(text);
  const inBrackets = /^[^<>]*<([^<>]+)>[.,;]?$/.exec(cleaned)?.[1] ?? cleaned;
  return inBrackets.replace(/^mailto:\s*/i, '').trim();
}
