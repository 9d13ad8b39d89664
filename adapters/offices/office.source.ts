import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { OfficeBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Office } from '@/schemas/office';
import { recordTag } from '@/schemas/renewal-tags';
import { resolveSubject, slugQuerySchema } from '../current';
import { toOffice } from './to-office';

const querySchema = z.strictObject({ slug: slugQuerySchema });
type Query = z.infer<typeof querySchema>;

/** One active office in full: the page's own, or the one with this slug. */
export const officeSource: Source<'office', Query, Office> = {
  name: 'office',
  query: querySchema,
  tags: ({ slug }, context) => {
    const office = resolveSubject(slug, context.office);
    return office ? [recordTag('offices', office)] : [];
  },
  read: async ({ slug }, context) => {
    const office = resolveSubject(slug, context.office);
    if (!office) return null;
    const found = await queryContent(OfficeBySlugDocument, { slug: office });
    return found.office && toOffice(found.office);
  },
};
