import { z } from 'zod';
import { readArticles } from '../read-data';

const postSchema = z.strictObject({
  /** The order they are written to the database in. */
  number: z.int().positive(),
  title: z.string().min(1),
  category: z.string().min(1),
  /** Slug of an agent. */
  author: z.string().min(1),
  /** Slug; nothing for the network's own. */
  office: z.string().nullable().default(null),
  published: z.iso.date(),
  excerpt: z.string().min(1),
});

/** The articles of the blog: one Markdown file each, named after its slug. */
export const posts = readArticles('posts', postSchema)
  .sort((one, other) => one.number - other.number)
  .map(({ number: _number, ...post }) => post);
