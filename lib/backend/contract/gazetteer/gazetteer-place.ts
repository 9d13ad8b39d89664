import { z } from 'zod';

/** A point in WGS 84 degrees. */
export type GeoPoint = { latitude: number; longitude: number };

/** A named place. `aliases` are other spellings, in lower case. */
export const gazetteerPlaceSchema = z.strictObject({
  name: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  aliases: z.array(z.string().min(1).lowercase()).readonly().default([]),
});

export type GazetteerPlace = z.output<typeof gazetteerPlaceSchema>;
