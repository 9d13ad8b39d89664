import type { ExampleOf } from '@/lib/engine/block';
import type { matchedListingsSchema } from './matched-listings.schema';

export const matchedListingsExample: ExampleOf<typeof matchedListingsSchema> = {
  props: { text: 'Ordered by how well they fit your preferences.' },
};
