import 'server-only';
import { NearestOfficeDocument, RegionPlaceDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type NearestOffice, nearestOfficeSchema } from '@/schemas/office';
import { parseEach } from '../parse-each';
import { wholeCountry } from './nearby-offices';
import { toListedOffice } from './to-listed-office';

/** The office nearest to the capital of a region, and how far it is; null when there is none at all. */
export async function findNearestOffice(
  slug: string,
  names: Readonly<Record<string, string>>,
): Promise<NearestOffice | null> {
  const { region } = await queryContent(RegionPlaceDocument, { slug });
  if (!region) return null;
  const { latitude, longitude } = region;
  const { storeSearch } = await queryContent(NearestOfficeDocument, {
    ...{ latitude, longitude },
    radius: wholeCountry,
  });
  const found = storeSearch.map(({ distance, ...office }) => ({
    ...toListedOffice(office, names),
    ...{ state: office.state, metres: distance ?? 0 },
  }));
  return parseEach(nearestOfficeSchema, found, 'the nearest office')[0] ?? null;
}
