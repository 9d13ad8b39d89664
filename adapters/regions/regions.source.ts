import { defineSource } from '@/lib/engine/define-source';
import { RegionsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { regionsQuery } from '@/schemas/bindings/list-queries';
import { parseEach } from '../parse-each';
import { type Region, regionSchema, toRegion } from './to-region';

/** All regions, those with offices first. */
export const regionsSource = defineSource<typeof regionsQuery, Region[]>({
  query: regionsQuery,
  read: async () => {
    const { regions } = await queryContent(RegionsDocument, {});
    return parseEach(regionSchema, regions.map(toRegion), 'regions');
  },
});
