/**
 * Parentheses or a minus sign for a loss, a currency on either side, and digits with an optional scale such
 * as thousand or million. Everything else is no amount.
 */
const amountPattern =
  /^(\()?([-−–])?(?:gh[sc\p{Sc}]?|cedis?|\p{Sc})?([-−–])?(\d[\d.,]*)(?:(k|thousand)|(m|millions?)|(bn|billion))?(?:gh[sc\p{Sc}]?|cedis?|\p{Sc})?(\))?$/u;
const scales = [1e3, 1e6, 1e9];
const separators = /[\s'’_\u00a0\u202f]/g;
const groupedDigits = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
/** The fraction of thousands and millions can have more than two digits. */
const decimalDigits = /^(\d+)(?:[.,](\d{1,6}))?$/;
const MAX_INPUT_LENGTH = 60;

/**
 * Parses an amount as people write it and returns hundredths. Accepts the separators of all languages of the
 * site: `1,250,000`, `1.250.000,50`, `GH₵ 500 000`, `(99.50)`, `500k`, `0.18m`, `2 billion`. Null when it is
 * no amount or too large, and for words that mean a thousand in one language and a million in another.
 */
export function readAmount(written: string): number | null {
  const match =
    written.length > MAX_INPUT_LENGTH
      ? null
      : amountPattern.exec(written.toLowerCase().replaceAll(separators, ''));
  if (!match) return null;
  const [, openParenthesis, minus, laterMinus, digits = '', ...rest] = match;
  const closeParenthesis = rest.pop();
  const scale = scales[rest.findIndex(Boolean)] ?? 1;
  if (!openParenthesis !== !closeParenthesis || (minus && laterMinus)) return null;
  const hundredths = Math.round(readDigits(digits, scale) * scale * 100);
  if (!Number.isSafeInteger(hundredths)) return null;
  return openParenthesis || minus || laterMinus ? 0 - hundredths : hundredths;
}

/**
 * Three digits after a point are a group; with a scale of millions or more they are a fraction, because
 * groups are not used there. With thousands `12.500` is ambiguous and therefore rejected. NaN for an invalid
 * number.
 */
function readDigits(digits: string, scale: number): number {
  const [decimal, integerPart, fraction = ''] = decimalDigits.exec(digits) ?? [];
  if (decimal && scale >= 1e6) return toNumber(integerPart, fraction);
  const groups = digits.startsWith('0') ? null : groupedDigits.exec(digits);
  if (groups?.[2] === '.' && scale > 1) return Number.NaN;
  if (groups) return toNumber(groups[1], groups[3]);
  return decimal && (scale > 1 || fraction.length < 3) ? toNumber(integerPart, fraction) : Number.NaN;
}

const toNumber = (integerPart = '', fraction = ''): number =>
  Number(`${integerPart.replaceAll(/[.,]/g, '')}.${fraction}`);
