import type { ExampleOf } from '@/lib/engine/block';
import type { buyerRegistrationDialogSchema } from './buyer-registration-dialog.schema';

export const buyerRegistrationDialogExample: ExampleOf<typeof buyerRegistrationDialogSchema> = {
  props: {
    heading: 'Hear of the next one first',
    text: 'Buyers whom we know are told before a business stands on this site.',
  },
};
