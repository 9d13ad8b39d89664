import type { SuppliedExampleOf } from '@/lib/engine/block';
import { exampleSaleStories } from '@/schemas/examples/sale-story';
import type { saleStoriesSchema, saleStoriesSuppliedSchema } from './sale-stories.schema';

export const saleStoriesExample: SuppliedExampleOf<
  typeof saleStoriesSchema,
  typeof saleStoriesSuppliedSchema
> = {
  props: {
    eyebrow: 'How it went',
    heading: 'Three sales, told as they were',
    text: 'Each seller has read the story and agreed to it.',
    action: { label: 'All sale stories', to: { url: '/sell-a-business/recently-sold-listings' } },
  },
  supplied: { stories: exampleSaleStories },
};
