import 'server-only';
import { z } from 'zod';
import { NearbyOfficesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { activeCountryValues } from '@/lib/i18n/active-country';

/** A place as the query of `/api/office-search` names it: in words, or in WGS 84 degrees. */
export const searchedPlaceSchema = z.union([
  z.strictObject({ near: z.string().trim().min(1).max(120) }),
  z.strictObject({
    latitude: z.coerce.number().min(-90).max(90),
    longitude: z.coerce.number().min(-180).max(180),
  }),
]);
type SearchedPlace = z.infer<typeof searchedPlaceSchema>;

/** The whole country, in metres: somebody far from every office still wants the nearest. */
export const wholeCountry = 800_000;

/**
 * Offices by their distance from a place, in metres, nearest first; none when the place is unknown.
 * @throws ContentError
 */
export async function findNearbyOffices(place: SearchedPlace) {
  const { storeSearch } = await queryContent(NearbyOfficesDocument, {
    ...toVariables(place),
    radius: wholeCountry,
  });
  return storeSearch.map(({ slug, distance }) => ({ slug, distance: distance ?? null }));
}

function toVariables(place: SearchedPlace) {
  if (!('near' in place)) return place;
  return activeCountryValues.postalCode.form.test(place.near)
    ? { zipcode: place.near }
    : { address: place.near };
}
