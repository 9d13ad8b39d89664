const e164 = /^\+[1-9]\d{7,14}$/;
const ghana = '233';

/**
 * A phone number as people write it, in E.164. Numbers without a country are Ghanaian: `024 412 3456`,
 * `+233 (0)24 412 3456`, `00233…` and `244123456` all become `+233244123456`.
 * @returns null when it cannot be a number.
 */
export function normalisePhone(written: string): string | null {
  const compact = written.trim().replace(/[\s().\-–/]/g, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const international = toInternational(compact);
  return e164.test(international) && isPossible(international) ? international : null;
}

function toInternational(compact: string): string {
  if (compact.startsWith('+')) return dropTrunkZero(compact);
  if (compact.startsWith('00')) return dropTrunkZero(`+${compact.slice(2)}`);
  if (compact.startsWith(ghana) && compact.length > 9) return dropTrunkZero(`+${compact}`);
  return `+${ghana}${compact.replace(/^0/, '')}`;
}

const dropTrunkZero = (number: string): string => number.replace(/^\+2330/, `+${ghana}`);

/** Ghanaian numbers have nine digits after the country, a few free ones eight; other countries vary. */
function isPossible(number: string): boolean {
  return !number.startsWith(`+${ghana}`) || /^\+233([2-57]\d{8}|800\d{5,6})$/.test(number);
}
