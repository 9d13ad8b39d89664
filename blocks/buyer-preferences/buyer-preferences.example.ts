import type { ExampleOf } from '@/lib/engine/block';
import type { buyerPreferencesSchema } from './buyer-preferences.schema';

export const buyerPreferencesExample: ExampleOf<typeof buyerPreferencesSchema> = {
  props: { text: 'What you are looking for. We show you what fits.' },
};
