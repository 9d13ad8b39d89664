/** A point in WGS 84 degrees. */
export type GeoPoint = { latitude: number; longitude: number };

/** A named place. `aliases` are other spellings, in lower case. */
export type GazetteerPlace = GeoPoint & { name: string; aliases: readonly string[] };

/** Creates one entry of the gazetteer. */
export function definePlace(
  name: string,
  latitude: number,
  longitude: number,
  ...aliases: string[]
): GazetteerPlace {
  return { name, latitude, longitude, aliases };
}
