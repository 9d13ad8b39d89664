/** Signs that cannot be seen: direction marks, joiners, soft hyphens, byte order marks. */
const invisibleSigns = /\p{Cf}/gu;
/** All hyphens and dashes, the minus sign and the hyphen bullet. */
const hyphens = /[\p{Pd}\u2212\u2043]/gu;
/** Spaces of any width, and line breaks. */
const spaces = /[\p{White_Space}\u2800]+/gu;

/**
 * A contact detail as copied from an address book, without what programs add to it: direction marks, thin
 * spaces, typographic hyphens, full-width digits.
 */
const cleanCopied = (text: string): string =>
  text.normalize('NFKC').replace(invisibleSigns, '').replace(hyphens, '-').replace(spaces, ' ').trim();

const extension =
  /[\s,;]*(?:;ext=|\b(?:ext(?:ension|n)?|poste)\b\.?|\bx(?=[\s.:]*\d)|(?<=\d)x(?=\d)|#)[\s.:]*\d{1,8}$/i;

/** A phone number as copied: without `tel:`, with plain spaces and hyphens, and without its extension. */
export function cleanPhone(text: string): string {
  return cleanCopied(text)
    .replace(/^tel:\s*/i, '')
    .replace(/[·•]/g, ' ')
    .replace(extension, '');
}

/** An email address as copied: without `mailto:`, and without the name before `<…>`. */
export function cleanEmail(text: string): string {
  const cleaned = cleanCopied(text);
  const inBrackets = /^[^<>]*<([^<>]+)>[.,;]?$/.exec(cleaned)?.[1] ?? cleaned;
  return inBrackets.replace(/^mailto:\s*/i, '').trim();
}
