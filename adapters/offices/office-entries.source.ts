import { defineSource } from '@/lib/engine/define-source';
import { OfficeEntriesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officesQuery } from '@/schemas/bindings/list-queries';
import { type NearestOffice, type OfficeEntry, officeEntrySchema } from '@/schemas/office';
import { parseEach } from '../parse-each';
import { compareByName } from './compare-by-name';
import { findNearestOffices } from './find-nearest-offices';
import { toListedOffice } from './to-listed-office';

export type OfficeEntries = {
  offices: OfficeEntry[];
  /** For a region without an office, the offices nearest to it, nearest first. */
  nearest: NearestOffice[];
};

/** All active offices, or those of one region, sorted by name, as directory entries. */
export const officeEntriesSource = defineSource<typeof officesQuery, OfficeEntries>({
  query: officesQuery,
  read: async ({ region }, { names }) => {
    const { officePins } = await queryContent(OfficeEntriesDocument, { region: region ?? null });
    const entries = officePins.map((office) => ({ ...toListedOffice(office, names), state: office.state }));
    const offices = parseEach(officeEntrySchema, entries, 'offices').sort(compareByName);
    const isServed = offices.length > 0 || region === undefined;
    return { offices, nearest: isServed ? [] : await findNearestOffices(region, names) };
  },
});
