/** A point on the earth in WGS 84 degrees. */
export type Point = { latitude: number; longitude: number };

/** A named place; `aliases` are other spellings, in small letters. */
export type Place = Point & { name: string; aliases: readonly string[] };

/** One line of the gazetteer. */
export function place(name: string, latitude: number, longitude: number, ...aliases: string[]): Place {
  return { name, latitude, longitude, aliases };
}
