import type { ExampleOf } from '@/lib/engine/block';
import type { accountFormsSchema } from './account-forms.schema';

export const accountFormsExample: ExampleOf<typeof accountFormsSchema> = {
  props: { text: 'For registered buyers.' },
};
