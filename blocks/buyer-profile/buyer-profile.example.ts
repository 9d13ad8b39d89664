import type { ExampleOf } from '@/lib/engine/block';
import type { buyerProfileSchema } from './buyer-profile.schema';

export const buyerProfileExample: ExampleOf<typeof buyerProfileSchema> = {
  props: { text: 'Your details and how we reach you.' },
};
