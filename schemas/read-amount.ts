/** What stands for so many, in the site's languages. Not `mil`: a thousand in one of them, in another what people say for a million. */
const names: readonly [number, string][] = [
  [1e3, 'k thousand thousands mille milliers nghìn ngàn 千'],
  [1e4, '万'],
  [1e6, 'm mn mio million millions millón millones triệu 百万'],
  [1e8, '億'],
  [1e9, 'b bn billion billions milliard milliards milmillones tỷ'],
];
const scales = new Map(names.flatMap(([scale, some]) => some.split(' ').map((name) => [name, scale])));
const currencies =
  'gh[s¢₵c]?|cedis?|(?:us|au|ca|a|c)?\\$|usd|aud|cad|eur|euros?|jpy|yen|vnd|dong|đồng|dollars?|dólares|[¢₵€£¥₫đ円]';
/** Brackets or a minus for a loss, and a currency on either side, around figures that may be told in thousands or millions. What is something else makes it no amount. */
const shape = new RegExp(
  `^(\\()?([-−–])?(?:${currencies})?([-−–])?(\\d[\\d.,]*)(${[...scales.keys()].join('|')})?(?:${currencies})?(\\))?$`,
);
const blanks = /[\s'’_\u00a0\u202f]/g;
const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;
/** Of thousands and millions the part has more digits. */
const parted = /^(\d+)(?:[.,](\d{1,6}))?$/;
const longest = 60;

/**
 * Hundredths of an amount as people write it, in any of the site's languages: `1,250,000`, `1.250.000,50`, `GH₵ 500 000`, `(99.50)`, `500k`, `0.18m`.
 * Null for what is none, or too large for a number.
 */
export function readAmount(written: string): number | null {
  const found =
    written.length > longest ? null : shape.exec(written.normalize().toLowerCase().replaceAll(blanks, ''));
  if (!found) return null;
  const [, open = '', minus = '', laterMinus = '', digits = '', scale = '', close = ''] = found;
  if ((open === '') !== (close === '') || (minus && laterMinus)) return null;
  const value = readDigits(digits, scale);
  if (value === null) return null;
  const hundredths = Math.round(value * (scales.get(scale) ?? 1) * 100);
  if (!Number.isSafeInteger(hundredths)) return null;
  return (open || minus || laterMinus) && hundredths > 0 ? -hundredths : hundredths;
}

/**
 * Three digits behind a point are a group, but of millions and more, where nobody writes thousands of them, a part; of thousands `12.500` may be
 * either, and is nothing.
 */
function readDigits(digits: string, scale: string): number | null {
  const isLarge = (scales.get(scale) ?? 1) >= 1e6;
  const large = isLarge ? parted.exec(digits) : null;
  if (large) return toNumber(large[1], large[2]);
  const groups = grouped.exec(digits);
  if (groups?.[2] === '.' && scale !== '' && !isLarge && !digits.startsWith('0')) return null;
  if (groups && !digits.startsWith('0')) return toNumber(groups[1], groups[3]);
  const whole = (scale ? parted : plain).exec(digits);
  return whole ? toNumber(whole[1], whole[2]) : null;
}

const toNumber = (whole = '', part = ''): number => Number(`${whole.replaceAll(/[.,]/g, '')}.${part || '0'}`);
