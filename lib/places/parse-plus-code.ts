import { decode, expand } from 'pluscodes';
import type { GeoPoint } from '@/lib/places/gazetteer';

const codePattern =
  /(?<![\w+])([23456789CFGHJMPQRVWX]{4}|[23456789CFGHJMPQRVWX]{6}|[23456789CFGHJMPQRVWX]{4} ?[23456789CFGHJMPQRVWX]{4})\+([23456789CFGHJMPQRVWX]{2,7})?(?![\w+])/i;
const FULL_LENGTH = 8;

/** An Open Location Code in a text, and the rest of the text, which names the town of a short code. */
export type PlusCode = { code: string; isShort: boolean; rest: string };

/** Null when the text has none. */
export function findPlusCode(text: string): PlusCode | null {
  const match = codePattern.exec(text);
  const area = match?.[1]?.replace(' ', '').toUpperCase();
  if (!match || !area) return null;
  const isShort = area.length < FULL_LENGTH;
  const detail = match[2]?.toUpperCase() ?? '';
  if (isShort && detail === '') return null;
  return { code: `${area}+${detail}`, isShort, rest: text.replace(match[0], ' ') };
}

/**
 * The centre of a code; of a short one, the nearest to `reference`. Null when it is invalid, or short without a reference.
 */
export function decodePlusCode({ code, isShort }: PlusCode, reference: GeoPoint | null): GeoPoint | null {
  if (isShort && !reference) return null;
  // `pluscodes` expands short codes with two digits after the plus sign; further digits add less than 14 metres.
  const full = isShort && reference ? expand(code.slice(0, code.indexOf('+') + 3), reference) : code;
  const area = full === null ? null : decode(full);
  return area && { latitude: area.latitude, longitude: area.longitude };
}
