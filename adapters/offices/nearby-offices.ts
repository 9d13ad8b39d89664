import { z } from 'zod';
import { NearbyOfficesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { activeCountryValues } from '@/lib/i18n/active-country';

/** A location in the query string of `/api/office-search`: a text, or WGS 84 coordinates in degrees. */
export const locationQuerySchema = z.union([
  z.strictObject({ near: z.string().trim().min(1).max(120) }),
  z.strictObject({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
]);
type LocationQuery = z.infer<typeof locationQuerySchema>;

/**
 * Search radius in metres. It covers the whole country, because a visitor far from every office still needs
 * the nearest one.
 */
export const SEARCH_RADIUS_METRES = 800_000;

/**
 * Offices with their distance from a location in metres, nearest first; empty for an unknown location.
 * @throws ContentError
 */
export async function findNearbyOffices(location: LocationQuery) {
  const { storeSearch } = await queryContent(NearbyOfficesDocument, {
    ...toSearchVariables(location),
    radius: SEARCH_RADIUS_METRES,
  });
  return storeSearch.map(({ slug, distance }) => ({ slug, distance: distance ?? null }));
}

function toSearchVariables(location: LocationQuery) {
  if (!('near' in location)) return location;
  return activeCountryValues.postalCode.form.test(location.near)
    ? { zipcode: location.near }
    : { address: location.near };
}
