import { defineSource } from '@/lib/engine/define-source';
import { trailQuery } from '@/schemas/bindings/site-queries';
import { type TrailStep, toTrail } from './to-trail';

/** The breadcrumb trail of the page. */
export const trailSource = defineSource<typeof trailQuery, TrailStep[]>({
  query: trailQuery,
  read: async (_query, context) => toTrail(context),
});
