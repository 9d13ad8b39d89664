import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { OfficeEntriesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officesQuery } from '@/schemas/bindings/list-queries';
import { type NearestOffice, type OfficeEntry, officeEntrySchema } from '@/schemas/office';
import { parseEach } from '../parse-each';
import { byName } from './by-name';
import { findNearestOffices } from './find-nearest-offices';
import { toListedOffice } from './to-listed-office';

export type OfficeEntries = {
  offices: OfficeEntry[];
  /** Of a region without an office those that are nearest to it, the nearest first. */
  nearest: NearestOffice[];
};

/** All active offices, or those of one region, by name, as a directory shows them. */
export const officeEntriesSource = defineSource<typeof officesQuery, OfficeEntries>({
  query: officesQuery,
  read: async ({ region }, { names }) => {
    const { officePins } = await queryContent(OfficeEntriesDocument, { region: region ?? null });
    const entries = officePins.map((office) => ({ ...toListedOffice(office, names), state: office.state }));
    const offices = parseEach(officeEntrySchema, entries, 'offices').sort(byName);
    const isServed = offices.length > 0 || region === undefined;
    return { offices, nearest: isServed ? [] : await findNearestOffices(region, names) };
  },
});
