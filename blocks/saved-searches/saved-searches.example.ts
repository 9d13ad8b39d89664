import type { ExampleOf } from '@/lib/engine/block';
import type { savedSearchesSchema } from './saved-searches.schema';

export const savedSearchesExample: ExampleOf<typeof savedSearchesSchema> = {
  props: { text: 'New listings by email, as often as you choose.' },
};
