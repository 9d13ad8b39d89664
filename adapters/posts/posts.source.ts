import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { PostsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type PostTeaser, postTeaserSchema } from '@/schemas/post';
import { resolveCurrent, slugQuerySchema } from '../current';
import { parseEach } from '../parse-each';
import { toPostTeaser } from './to-post-teaser';

const querySchema = z.strictObject({
  office: slugQuerySchema,
  category: z.string().min(1).max(80).optional(),
  limit: z.int().min(1).max(60).default(12),
});
type Query = z.infer<typeof querySchema>;

/** Posts, newest first, without the one the page is about. */
export const postsSource: Source<'posts', Query, PostTeaser[]> = {
  name: 'posts',
  query: querySchema,
  tags: () => ['posts'],
  read: async ({ office, category, limit }, context) => {
    const { posts } = await queryContent(PostsDocument, {
      locale: context.locale,
      office: resolveCurrent(office, context.office) ?? null,
      category: category ?? null,
      exclude: context.post ?? null,
      limit,
    });
    return parseEach(postTeaserSchema, posts.items.map(toPostTeaser), 'posts');
  },
};
