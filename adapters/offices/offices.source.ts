import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { OfficePinsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officesQuery } from '@/schemas/bindings/list-queries';
import { type OfficePin, officePinSchema } from '@/schemas/office';
import { parseEach } from '../parse-each';
import { toPin } from './to-pin';

/** All active offices, or those of one region, by name. */
export const officesSource = defineSource<typeof officesQuery, OfficePin[]>({
  query: officesQuery,
  read: async ({ region }) => {
    const { officePins } = await queryContent(OfficePinsDocument, { region: region ?? null });
    const pins = parseEach(officePinSchema, officePins.map(toPin), 'office pins');
    return pins.sort((one, other) => one.name.localeCompare(other.name, 'en'));
  },
});
