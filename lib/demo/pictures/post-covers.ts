import { posts } from '../data/posts/posts';
import type { PictureRecord } from './picture-record';

/** The media name of a post's cover. */
export const postCoverName = (slug: string) => `post-${slug}`;

export const postCovers: readonly PictureRecord[] = posts.map(({ slug, title }) => ({
  name: postCoverName(slug),
  alt: `Illustration for “${title}”`,
}));
