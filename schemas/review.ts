import { z } from 'zod';
import { isoDateSchema } from './iso-date';
import { localPathSchema } from './safe-url';

/**
 * A client's review of an office or an agent. `writtenAt` is an ISO date, `rating` 1 to 5; `id` is the
 * anchor of the review on its page; `storyHref` is the address of the sale story.
 */
export const reviewSchema = z.strictObject({
  id: z.string(),
  author: z.string(),
  role: z.string().nullable(),
  quote: z.string(),
  rating: z.int().min(1).max(5),
  writtenAt: isoDateSchema,
  office: z.string().nullable(),
  storyHref: localPathSchema.nullish(),
});
export type Review = z.infer<typeof reviewSchema>;
