import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { PostBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type Post, postSchema } from '@/schemas/post';
import { recordTag } from '@/schemas/renewal-tags';
import { resolveSubject, slugQuerySchema } from '../current';
import { toPostTeaser } from './to-post-teaser';

const querySchema = z.strictObject({ slug: slugQuerySchema });
type Query = z.infer<typeof querySchema>;

/** One post in full: the page's own, or the one with this slug. Depends on agents for the author's name. */
export const postSource: Source<'post', Query, Post> = {
  name: 'post',
  query: querySchema,
  tags: ({ slug }, context) => {
    const post = resolveSubject(slug, context.post);
    return post ? [recordTag('posts', post), 'agents'] : [];
  },
  read: async ({ slug }, context) => {
    const wanted = resolveSubject(slug, context.post);
    if (!wanted) return null;
    const { post } = await queryContent(PostBySlugDocument, { slug: wanted, locale: context.locale });
    return post && postSchema.parse({ ...toPostTeaser(post), body: post.body });
  },
};
