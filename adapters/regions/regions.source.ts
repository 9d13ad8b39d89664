import 'server-only';
import type { Source } from '@/lib/engine/bindings';
import { RegionsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { regionsQuery } from '@/schemas/bindings/list-queries';
import { type Region, toRegions } from './to-regions';

/** Every region, those with offices first. */
export const regionsSource: Source<typeof regionsQuery, Region[]> = {
  query: regionsQuery,
  tags: () => ['regions', 'offices'],
  read: async () => toRegions(await queryContent(RegionsDocument, {})),
};
