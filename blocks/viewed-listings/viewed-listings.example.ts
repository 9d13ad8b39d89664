import type { ExampleOf } from '@/lib/engine/block';
import type { viewedListingsSchema } from './viewed-listings.schema';

export const viewedListingsExample: ExampleOf<typeof viewedListingsSchema> = {
  props: { text: 'The businesses that you opened last.' },
};
