import { defineSource } from '@/lib/engine/define-source';
import { OfficeOpeningDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officeQuery } from '@/schemas/bindings/record-queries';
import type { OfficeOpening } from '@/schemas/office';
import { toDaysOff } from './to-days-off';
import { toOfficeOpening } from './to-office-opening';

/** An active office for the hero of its page: the office of the page, or the one with this slug. */
export const officeOpeningSource = defineSource<typeof officeQuery, OfficeOpening>({
  query: officeQuery,
  read: async ({ slug }, { names, locale }) => {
    const { office, contact } = await queryContent(OfficeOpeningDocument, { slug, locale });
    const daysOff = office ? toDaysOff(office.opening_hours, contact, office.name) : [];
    return office && { ...toOfficeOpening(office, names), daysOff };
  },
});
