import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { type TrailStep, toTrail } from './to-trail';

const querySchema = z.strictObject({});
type Query = z.infer<typeof querySchema>;

/** The way to the page. */
export const trailSource: Source<'trail', Query, TrailStep[]> = {
  name: 'trail',
  query: querySchema,
  tags: () => [],
  read: async (_query, context) => toTrail(context),
};
