/** Brackets or a minus for a loss, and a currency on either side, around figures that may be told in thousands or millions. */
const shape = /^(\()?([-−–])?[^\d.,()−–-]*([-−–])?(\d[\d.,]*)([km])?[^\d.,km()−–-]*(\))?$/;
const blanks = /[\s'’_\u00a0\u202f]/g;
const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;
const plain = /^(\d+)(?:[.,](\d{1,2}))?$/;
/** Of thousands and millions the part has more digits. */
const parted = /^(\d+)(?:[.,](\d{1,6}))?$/;
const scales: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };
const longest = 60;

/**
 * Hundredths of an amount as people write it, in any of the site's languages: `1,250,000`, `1.250.000,50`, `GH₵ 500 000`, `(99.50)`, `500k`, `0.18m`.
 * Null for what is none, or too large for a number.
 */
export function readAmount(written: string): number | null {
  const found = written.length > longest ? null : shape.exec(written.toLowerCase().replaceAll(blanks, ''));
  if (!found) return null;
  const [, open = '', minus = '', laterMinus = '', digits = '', scale = '', close = ''] = found;
  if ((open === '') !== (close === '') || (minus && laterMinus)) return null;
  const value = readDigits(digits, scale);
  if (value === null) return null;
  const hundredths = Math.round(value * (scales[scale] ?? 1) * 100);
  if (!Number.isSafeInteger(hundredths)) return null;
  return (open || minus || laterMinus) && hundredths > 0 ? -hundredths : hundredths;
}

/** Three digits behind a point are a group, but of millions, where nobody writes thousands of them, a part. */
function readDigits(digits: string, scale: string): number | null {
  const millions = scale === 'm' ? parted.exec(digits) : null;
  if (millions) return toNumber(millions[1], millions[2]);
  const groups = grouped.exec(digits);
  if (groups && !digits.startsWith('0')) return toNumber(groups[1], groups[3]);
  const whole = (scale ? parted : plain).exec(digits);
  return whole ? toNumber(whole[1], whole[2]) : null;
}

const toNumber = (whole = '', part = ''): number => Number(`${whole.replaceAll(/[.,]/g, '')}.${part || '0'}`);
