import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { RegionsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { regionsQuery } from '@/schemas/bindings/list-queries';
import { type Region, toRegions } from './to-regions';

/** Every region, those with offices first. */
export const regionsSource = defineSource<typeof regionsQuery, Region[]>({
  query: regionsQuery,
  read: async () => toRegions(await queryContent(RegionsDocument, {})),
});
