import { defineSource } from '@/lib/engine/define-source';
import { OfficeContactDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officeQuery } from '@/schemas/bindings/record-queries';
import type { OfficeContactData } from '@/schemas/office';
import { toDaysOff } from './to-days-off';
import { toOfficeContact } from './to-office-contact';

/** The contact details of an active office: the office of the page, or the one with this slug. */
export const officeContactSource = defineSource<typeof officeQuery, OfficeContactData>({
  query: officeQuery,
  read: async ({ slug }, { names, locale }) => {
    const { office, licence, contact } = await queryContent(OfficeContactDocument, { slug, locale });
    const daysOff = office ? toDaysOff(office.opening_hours, contact, office.name) : [];
    return office && { ...toOfficeContact(office, names, licence?.broker_lic ?? null), daysOff };
  },
});
