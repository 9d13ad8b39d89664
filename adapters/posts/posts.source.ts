import { defineSource } from '@/lib/engine/define-source';
import { PostsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { postsQuery } from '@/schemas/bindings/list-queries';
import { type PostTeaser, postTeaserSchema } from '@/schemas/post';
import { type List, readList } from '../read-list';
import { toPostTeaser } from './to-post-teaser';

/** Posts, newest first, without the post of the page. */
export const postsSource = defineSource<typeof postsQuery, List<PostTeaser>>({
  query: postsQuery,
  read: async ({ office, category, limit }, context) => {
    const { posts } = await queryContent(PostsDocument, {
      locale: context.locale,
      office: office ?? null,
      category: category ?? null,
      exclude: context.subjects.post ?? null,
      limit,
    });
    return readList(posts, toPostTeaser, postTeaserSchema, 'posts');
  },
});
