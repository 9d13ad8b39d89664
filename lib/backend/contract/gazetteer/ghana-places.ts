import { z } from 'zod';
import { gazetteerPlaceSchema } from '@/lib/backend/contract/gazetteer/gazetteer-place';
import placesFile from '@/lib/backend/contract/gazetteer/ghana-places.json' with { type: 'json' };

const placesSchema = z.strictObject({
  /** From the coast to the north. */
  towns: z.array(gazetteerPlaceSchema),
  /** The sixteen regions, each at the position of its capital, found by name or ISO code. */
  regions: z.array(gazetteerPlaceSchema),
});

/** The gazetteer of Ghana. */
export const ghanaPlaces = placesSchema.parse(placesFile);
