import { z } from 'zod';
import { imageSchema } from './image';
import { isoDateSchema } from './iso-date';
import { namedPersonSchema } from './person';
import { localPathSchema } from './safe-url';

/** What a client wrote of a sale, and where it stands in full. `rating` is 1 to 5; `href` is null without an office. */
const linkedReviewSchema = z.strictObject({
  rating: z.int().min(1).max(5),
  href: localPathSchema.nullable(),
});

/**
 * How a business was sold. Amounts are in pesewas, null where they are not told; `weeks` go from the first day on the
 * market to the signature; `text` is Markdown; `id` is what an address names it by, after its page.
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
  agent: namedPersonSchema.pick({ name: true, href: true }).nullable(),
  office: z.string().nullable(),
  review: linkedReviewSchema.nullable(),
});
export type SaleStory = z.infer<typeof saleStorySchema>;
