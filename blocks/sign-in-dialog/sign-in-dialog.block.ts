import { defineBlock } from '@/lib/engine/define-block';
import { signInDialogSchema } from './sign-in-dialog.schema';

export const signInDialog = defineBlock({
  type: 'sign-in-dialog',
  label: 'Buyer sign in',
  description: 'Opens when the address contains login=1; placed in the header section.',
  category: 'frame',
  props: signInDialogSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./sign-in-dialog.example').then((module) => module.signInDialogExample),
  view: () => import('./sign-in-dialog').then((module) => module.SignInDialog),
});
