import { z } from 'zod';
import { readArticles } from './read-data';

const postSchema = z.strictObject({
  /** The order of insertion into the database. */
  number: z.int().positive(),
  title: z.string().min(1),
  category: z.string().min(1),
  /** The slug of an agent. */
  author: z.string().min(1),
  /** The slug of an office; null for posts of the network. */
  office: z.string().nullable().default(null),
  published: z.iso.date(),
  excerpt: z.string().min(1),
});

/** The blog posts: one Markdown file each, named by slug. */
export const posts = readArticles('posts', postSchema)
  .sort((a, b) => a.number - b.number)
  .map(({ number: _number, ...post }) => post);
