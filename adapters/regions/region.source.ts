import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { RegionsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { resolveSubject, slugQuerySchema } from '../current';
import { type Region, toRegions } from './to-regions';

const querySchema = z.strictObject({ slug: slugQuerySchema });
type Query = z.infer<typeof querySchema>;

/** One region: the page's own, or the one with this slug. */
export const regionSource: Source<'region', Query, Region> = {
  name: 'region',
  query: querySchema,
  tags: () => ['regions', 'offices'],
  read: async ({ slug }, context) => {
    const wanted = resolveSubject(slug, context.region);
    if (!wanted) return null;
    const regions = toRegions(await queryContent(RegionsDocument, {}));
    return regions.find((region) => region.slug === wanted) ?? null;
  },
};
