import { defineSource } from '@/lib/engine/define-source';
import { OfficePinsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officesQuery } from '@/schemas/bindings/list-queries';
import { type OfficePin, officePinSchema } from '@/schemas/office';
import { parseEach } from '../parse-each';
import { compareByName } from './compare-by-name';
import { toListedOffice } from './to-listed-office';

/** All active offices, or those of one region, sorted by name, as map pins. */
export const officePinsSource = defineSource<typeof officesQuery, OfficePin[]>({
  query: officesQuery,
  read: async ({ region }, { names }) => {
    const { officePins } = await queryContent(OfficePinsDocument, { region: region ?? null });
    const pins = officePins.map((office) => ({
      ...toListedOffice(office, names),
      latitude: office.latitude,
      longitude: office.longitude,
    }));
    return parseEach(officePinSchema, pins, 'office pins').sort(compareByName);
  },
});
