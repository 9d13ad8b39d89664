import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { RegionsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type Region, toRegions } from './to-regions';

const querySchema = z.strictObject({});
type Query = z.infer<typeof querySchema>;

/** Every region, those with offices first. */
export const regionsSource: Source<'regions', Query, Region[]> = {
  name: 'regions',
  query: querySchema,
  tags: () => ['regions', 'offices'],
  read: async () => toRegions(await queryContent(RegionsDocument, {})),
};
