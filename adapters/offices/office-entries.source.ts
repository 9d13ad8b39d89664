import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { OfficeEntriesDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officesQuery } from '@/schemas/bindings/list-queries';
import { type OfficeEntry, officeEntrySchema } from '@/schemas/office';
import { parseEach } from '../parse-each';
import { byName } from './by-name';
import { toListedOffice } from './to-listed-office';

/** All active offices, or those of one region, by name, as a directory shows them. */
export const officeEntriesSource = defineSource<typeof officesQuery, OfficeEntry[]>({
  query: officesQuery,
  read: async ({ region }, { names }) => {
    const { officePins } = await queryContent(OfficeEntriesDocument, { region: region ?? null });
    const entries = officePins.map((office) => ({ ...toListedOffice(office, names), state: office.state }));
    return parseEach(officeEntrySchema, entries, 'offices').sort(byName);
  },
});
