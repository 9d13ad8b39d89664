import type { ExampleOf } from '@/lib/engine/block';
import type { savedListingsSchema } from './saved-listings.schema';

export const savedListingsExample: ExampleOf<typeof savedListingsSchema> = {
  props: { text: 'Your shortlist, with your notes.' },
};
