import { z } from 'zod';
import { imageSchema } from './image';
import { isoDateSchema } from './iso-date';
import { personSummarySchema } from './person';
import { localPathSchema } from './safe-url';

/**
 * A client's rating of a sale, and the address of the full review. `rating` is 1 to 5; `href` is null
 * without an office.
 */
const linkedReviewSchema = z.strictObject({
  rating: z.int().min(1).max(5),
  href: localPathSchema.nullable(),
});

/**
 * The story of a sale. Amounts are in pesewas, null when not disclosed; `weeks` is the time from the first
 * day on the market to the signature; `text` is Markdown; `id` is the anchor of the story on its page.
 */
export const saleStorySchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  town: z.string(),
  askingPrice: z.number().nullable(),
  soldPrice: z.number().nullable(),
  weeks: z.int().positive(),
  soldAt: isoDateSchema,
  text: z.string(),
  quote: z.string().nullable(),
  quoted: z.string().nullable(),
  image: imageSchema.nullable(),
  agent: personSummarySchema.pick({ name: true, href: true }).nullable(),
  office: z.string().nullable(),
  review: linkedReviewSchema.nullable(),
});
export type SaleStory = z.infer<typeof saleStorySchema>;
