import type { ExampleOf } from '@/lib/engine/block';
import type { buyerRegistrationDialogSchema } from './buyer-registration-dialog.schema';

export const buyerRegistrationDialogExample: ExampleOf<typeof buyerRegistrationDialogSchema> = {
  props: {
    heading: 'Be the first to hear',
    text: 'Registered buyers hear about a business before it is listed here.',
  },
};
