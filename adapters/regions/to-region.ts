import { z } from 'zod';
import type { RegionPartsFragment } from '@/lib/graphql/generated/operations';

export const regionSchema = z.strictObject({
  name: z.string().min(1),
  slug: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
  officeCount: z.int().min(0),
});

/** A region with its number of active offices. Coordinates are those of its capital. */
export type Region = z.infer<typeof regionSchema>;

export function toRegion({ office_count, ...region }: RegionPartsFragment): Region {
  return { ...region, officeCount: office_count };
}
