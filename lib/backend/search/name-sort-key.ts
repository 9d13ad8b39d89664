/** The number of characters that a key can hold as an exact integer. */
const CHARS_PER_KEY = 8;
export const SORT_KEY_LENGTH = 2 * CHARS_PER_KEY;

const OTHER_CHAR_CODE = 63;

/**
 * The rank of a character. Names consist of single spaces, digits and lower-case letters; letters of other
 * alphabets sort last.
 */
function rankOfChar(code: number): number {
  if (code === 32) return 1;
  if (code >= 48 && code <= 57) return code - 46;
  return code >= 97 && code <= 122 ? code - 85 : OTHER_CHAR_CODE;
}

/**
 * Two numbers that sort like names in the form of `search_text`: one for the first characters, one for as
 * many that follow. Names with the same beginning, or with a letter of another alphabet at the same
 * position, have equal keys.
 */
export function computeNameSortKeys(name: string): [number, number] {
  const charRanks = Array.from({ length: SORT_KEY_LENGTH }, (_, index) =>
    index < name.length ? rankOfChar(name.charCodeAt(index)) : 0,
  );
  const firstOther = charRanks.indexOf(OTHER_CHAR_CODE);
  const comparable =
    firstOther < 0 ? charRanks : charRanks.map((rank, index) => (index > firstOther ? 0 : rank));
  const toNumber = (ranks: readonly number[]) => ranks.reduce((sum, rank) => sum * 64 + rank, 0);
  return [toNumber(comparable.slice(0, CHARS_PER_KEY)), toNumber(comparable.slice(CHARS_PER_KEY))];
}
