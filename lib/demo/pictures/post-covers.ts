import { posts } from '../data/posts';
import type { PictureRecord } from './picture-record';

/** The media name of the cover of a post. */
export const postCoverName = (slug: string) => `post-${slug}`;

export const postCovers: readonly PictureRecord[] = posts.map(({ slug, title }) => ({
  name: postCoverName(slug),
  alt: `Illustration for “${title}”`,
}));
