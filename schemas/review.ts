import { z } from 'zod';
import { isoDateSchema } from './iso-date';
import { localPathSchema } from './safe-url';

/**
 * What a client said about an office or an agent. `writtenAt` is an ISO date, `rating` 1 to 5; `id` is what an address
 * names it by, after its page; `storyHref` leads to the story of that sale.
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
