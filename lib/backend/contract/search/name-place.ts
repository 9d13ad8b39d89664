/** So many signs of a name make a number that is still exact. */
const signs = 8;
export const placedSigns = 2 * signs;

const unknown = 63;

/** The place of a sign among signs; a name holds single blanks, digits and small letters, and those of other alphabets come last. */
function placeOfSign(code: number): number {
  if (code === 32) return 1;
  if (code >= 48 && code <= 57) return code - 46;
  return code >= 97 && code <= 122 ? code - 85 : unknown;
}

/**
 * Two numbers whose order is that of names, as `search_text` writes them: those of the first signs and of as many that follow. Of names
 * that begin alike, or have a sign of another alphabet at the same place, they say nothing.
 */
export function namePlace(name: string): [number, number] {
  const places = Array.from({ length: placedSigns }, (_, at) =>
    at < name.length ? placeOfSign(name.charCodeAt(at)) : 0,
  );
  const last = places.indexOf(unknown);
  const known = last < 0 ? places : places.map((place, at) => (at > last ? 0 : place));
  const numberOf = (some: readonly number[]) => some.reduce((sum, place) => sum * 64 + place, 0);
  return [numberOf(known.slice(0, signs)), numberOf(known.slice(signs))];
}
