import { z } from 'zod';

/** What search engines show of a page; empty for its title, and for its first words. */
export type FoundBy = Readonly<Record<'meta_title' | 'meta_description', string>>;

const wordsSchema = z
  .string()
  .nullish()
  .transform((words) => words ?? '');
export const pageRecordSchema = z.object({
  title: z.string(),
  slug: z.string().nullish(),
  meta_title: wordsSchema,
  meta_description: wordsSchema,
});
export type PageRecord = z.infer<typeof pageRecordSchema>;
