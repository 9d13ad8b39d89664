import { NearestOfficesDocument, RegionCoordinatesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type NearestOffice, nearestOfficeSchema } from '@/schemas/office';
import { parseEach } from '../parse-each';
import { SEARCH_RADIUS_METRES } from './nearby-offices';
import { toListedOffice } from './to-listed-office';

/** The offices nearest to the capital of a region with their distances, nearest first. */
export async function findNearestOffices(
  slug: string,
  names: Readonly<Record<string, string>>,
): Promise<NearestOffice[]> {
  const { region } = await queryContent(RegionCoordinatesDocument, { slug });
  if (!region) return [];
  const { latitude, longitude } = region;
  const { storeSearch } = await queryContent(NearestOfficesDocument, {
    ...{ latitude, longitude },
    radius: SEARCH_RADIUS_METRES,
  });
  const officesWithDistance = storeSearch.map(({ distance, ...office }) => ({
    ...toListedOffice(office, names),
    ...{ state: office.state, metres: distance ?? 0 },
  }));
  return parseEach(nearestOfficeSchema, officesWithDistance, 'the nearest offices');
}
