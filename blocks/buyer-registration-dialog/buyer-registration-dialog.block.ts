import { defineBlock } from '@/lib/engine/define-block';
import { buyerRegistrationDialogSchema } from './buyer-registration-dialog.schema';

export const buyerRegistrationDialog = defineBlock({
  type: 'buyer-registration-dialog',
  label: 'Buyer registration dialog',
  description: 'A button that opens the buyer registration form in a dialog.',
  category: 'action',
  props: buyerRegistrationDialogSchema,
  example: () =>
    import('./buyer-registration-dialog.example').then((module) => module.buyerRegistrationDialogExample),
  view: () => import('./buyer-registration-dialog').then((module) => module.BuyerRegistrationDialog),
});
