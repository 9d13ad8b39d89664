import { defineBlock } from '@/lib/engine/define-block';
import { buyerRegistrationDialogSchema } from './buyer-registration-dialog.schema';

export const buyerRegistrationDialog = defineBlock({
  type: 'buyer-registration-dialog',
  label: 'Buyer registration over the page',
  description:
    'A button that opens the registration over the page, filled in with what the visitor has written on it already.',
  category: 'action',
  props: buyerRegistrationDialogSchema,
  example: () =>
    import('./buyer-registration-dialog.example').then((module) => module.buyerRegistrationDialogExample),
  view: () => import('./buyer-registration-dialog').then((module) => module.BuyerRegistrationDialog),
});
