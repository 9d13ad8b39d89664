import { defineSource } from '@/lib/engine/define-source';
import { PostBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { postQuery } from '@/schemas/bindings/record-queries';
import { type Post, postSchema } from '@/schemas/post';
import { toPicture } from '../media/to-picture';
import { toPostTeaser } from './to-post-teaser';

/**
 * A post with all details: the post of the page, or the one with this slug. Depends on agents for the name
 * of the author.
 */
export const postSource = defineSource<typeof postQuery, Post>({
  query: postQuery,
  read: async ({ slug }, context) => {
    const { post } = await queryContent(PostBySlugDocument, { slug, locale: context.locale });
    return (
      post && postSchema.parse({ ...toPostTeaser(post), body: post.body, picture: toPicture(post.image) })
    );
  },
});
