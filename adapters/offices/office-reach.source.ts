import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { OfficeReachDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officeQuery } from '@/schemas/bindings/record-queries';
import type { OfficeReach } from '@/schemas/office';
import { toDaysOff } from './to-days-off';
import { toOfficeReach } from './to-office-reach';

/** How one active office is reached: the page’s own, or the one with this slug. */
export const officeReachSource = defineSource<typeof officeQuery, OfficeReach>({
  query: officeQuery,
  read: async ({ slug }, { names, locale }) => {
    const { office, licence, contact } = await queryContent(OfficeReachDocument, { slug, locale });
    const daysOff = office ? toDaysOff(office.opening_hours, contact, office.name) : [];
    return office && { ...toOfficeReach(office, names, licence?.broker_lic ?? null), daysOff };
  },
});
