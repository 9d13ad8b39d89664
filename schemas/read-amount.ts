/** Brackets or a minus for a loss, and a currency on either side, around figures that may be told in thousands or millions. What is something else makes it no amount. */
const shape =
  /^(\()?([-−–])?(?:gh[sc\p{Sc}]?|cedis?|\p{Sc})?([-−–])?(\d[\d.,]*)(?:(k|thousand)|(m|millions?)|(bn|billion))?(?:gh[sc\p{Sc}]?|cedis?|\p{Sc})?(\))?$/u;
const scales = [1e3, 1e6, 1e9];
const blanks = /[\s'’_\u00a0\u202f]/g;
const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
/** Of thousands and millions the part has more than two digits. */
const parted = /^(\d+)(?:[.,](\d{1,6}))?$/;
const longest = 60;

/**
 * Hundredths of an amount as people write it, with the points and commas of any of the site's languages: `1,250,000`, `1.250.000,50`, `GH₵ 500 000`,
 * `(99.50)`, `500k`, `0.18m`, `2 billion`. Null for what is none, or too large for a number; also for words that are a thousand in one language and a million in another.
 */
export function readAmount(written: string): number | null {
  const found = written.length > longest ? null : shape.exec(written.toLowerCase().replaceAll(blanks, ''));
  if (!found) return null;
  const [, open, minus, laterMinus, digits = '', ...rest] = found;
  const close = rest.pop();
  const times = scales[rest.findIndex(Boolean)] ?? 1;
  if (!open !== !close || (minus && laterMinus)) return null;
  const hundredths = Math.round(readDigits(digits, times) * times * 100);
  if (!Number.isSafeInteger(hundredths)) return null;
  return open || minus || laterMinus ? 0 - hundredths : hundredths;
}

/**
 * Three digits behind a point are a group, but of millions and more, where nobody writes thousands of them, a part; of thousands `12.500` may be
 * either, and is nothing. NaN for what is no number.
 */
function readDigits(digits: string, times: number): number {
  const [whole, before, part = ''] = parted.exec(digits) ?? [];
  if (whole && times >= 1e6) return toNumber(before, part);
  const groups = digits.startsWith('0') ? null : grouped.exec(digits);
  if (groups?.[2] === '.' && times > 1) return Number.NaN;
  if (groups) return toNumber(groups[1], groups[3]);
  return whole && (times > 1 || part.length < 3) ? toNumber(before, part) : Number.NaN;
}

const toNumber = (whole = '', part = ''): number => Number(`${whole.replaceAll(/[.,]/g, '')}.${part}`);
