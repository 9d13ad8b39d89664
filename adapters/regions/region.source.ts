import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { RegionsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { regionQuery } from '@/schemas/bindings/record-queries';
import { type Region, toRegions } from './to-regions';

/** One region: the page's own, or the one with this slug. */
export const regionSource = defineSource<typeof regionQuery, Region>({
  query: regionQuery,
  read: async ({ slug }) => {
    const regions = toRegions(await queryContent(RegionsDocument, {}));
    return regions.find((region) => region.slug === slug) ?? null;
  },
});
