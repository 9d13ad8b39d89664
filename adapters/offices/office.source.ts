import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { OfficeBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officeQuery } from '@/schemas/bindings/record-queries';
import type { Office } from '@/schemas/office';
import { toOffice } from './to-office';

/** One active office in full: the page's own, or the one with this slug. */
export const officeSource = defineSource<typeof officeQuery, Office>({
  query: officeQuery,
  read: async ({ slug }) => {
    const found = await queryContent(OfficeBySlugDocument, { slug });
    return found.office && toOffice(found.office);
  },
});
