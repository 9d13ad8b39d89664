import { defineSource } from '@/lib/engine/define-source';
import { RegionBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { regionQuery } from '@/schemas/bindings/record-queries';
import { type RegionOpening, regionOpeningSchema } from './to-region';

/** A single region: the region of the page, or the one with this slug. */
export const regionSource = defineSource<typeof regionQuery, RegionOpening>({
  query: regionQuery,
  read: async ({ slug }) => {
    const { region } = await queryContent(RegionBySlugDocument, { slug });
    if (!region) return null;
    const { name, office_count: officeCount, introduction } = region;
    return regionOpeningSchema.parse({ name, officeCount, introduction });
  },
});
