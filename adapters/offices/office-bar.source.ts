import { defineSource } from '@/lib/engine/define-source';
import { OfficeBarDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { officeQuery } from '@/schemas/bindings/record-queries';
import type { OfficeBar } from '@/schemas/office';
import { toOfficeBar } from './to-office-bar';

/**
 * An active office for the context bar above its pages: the office of the page, or the one with this slug.
 */
export const officeBarSource = defineSource<typeof officeQuery, OfficeBar>({
  query: officeQuery,
  read: async ({ slug }, { names }) => {
    const { office } = await queryContent(OfficeBarDocument, { slug });
    return office && toOfficeBar(office, names);
  },
});
