import { z } from 'zod';
import { imageSchema } from './image';
import { isoDateSchema } from './iso-date';
import { pictureSchema } from './reference';
import { localPathSchema } from './safe-url';

/** A blog post as a teaser. `publishedAt` is an ISO date. */
export const postTeaserSchema = z.strictObject({
  slug: z.string(),
  href: localPathSchema,
  title: z.string(),
  excerpt: z.string(),
  category: z.string(),
  image: imageSchema.nullable(),
  author: z.string().nullable(),
  publishedAt: isoDateSchema,
  readingMinutes: z.int().positive(),
});
export type PostTeaser = z.infer<typeof postTeaserSchema>;

/** A full blog post. `body` is Markdown; `picture` is the reference of `image`. */
export const postSchema = z.strictObject({
  ...postTeaserSchema.shape,
  body: z.string().min(1),
  picture: pictureSchema.nullable(),
});
export type Post = z.infer<typeof postSchema>;
