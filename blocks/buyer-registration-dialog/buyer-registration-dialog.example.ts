import type { ExampleOf } from '@/lib/engine/block';
import type { buyerRegistrationDialogSchema } from './buyer-registration-dialog.schema';

export const buyerRegistrationDialogExample: ExampleOf<typeof buyerRegistrationDialogSchema> = {
  props: {
    heading: 'Hear of the next one first',
    text: 'Registered buyers hear about businesses before they are listed on this site.',
  },
};
