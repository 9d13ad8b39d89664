import { hashKey, itemAt } from './random';

const mobilePrefixes = ['24', '54', '55', '59', '20', '50', '26', '56', '27', '57'] as const;

/** A Ghanaian mobile number in E.164, valid in form, the same every time for one key. */
export function mobileFor(key: string): string {
  const hash = hashKey(`mobile:${key}`);
  const prefix = key.length % 3 === 0 ? '24' : itemAt(mobilePrefixes, hash);
  const start = prefix === '59' ? '1' : '0';
  return `+233${prefix}${start}${String(hash % 1_000_000).padStart(6, '0')}`;
}

/** A landline in E.164. `area` is the area code with the exchange, as `30273` for Accra. */
export function landlineFor(key: string, area: string): string {
  const digits = 9 - area.length;
  return `+233${area}${String(hashKey(`landline:${key}`) % 10 ** digits).padStart(digits, '0')}`;
}
