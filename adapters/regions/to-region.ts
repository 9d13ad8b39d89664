import { z } from 'zod';
import type { RegionsQuery } from '@/lib/graphql/generated/operations';

/** The hero data of a region page. */
export const regionOpeningSchema = z.strictObject({
  name: z.string().min(1),
  officeCount: z.int().min(0),
  introduction: z.string().nullable().default(null),
});
export type RegionOpening = z.infer<typeof regionOpeningSchema>;

export const regionSchema = z.strictObject({
  ...regionOpeningSchema.omit({ introduction: true }).shape,
  slug: z.string().min(1),
  latitude: z.number(),
  longitude: z.number(),
});

/** A region with its number of active offices. The coordinates are those of its capital. */
export type Region = z.infer<typeof regionSchema>;

export function toRegion({ office_count, ...region }: RegionsQuery['regions'][number]): Region {
  return { ...region, officeCount: office_count };
}
