import { defineBlock } from '@/lib/engine/define-block';
import { signInDialogSchema } from './sign-in-dialog.schema';

export const signInDialog = defineBlock({
  type: 'sign-in-dialog',
  label: 'Buyer sign in',
  description: 'Opens over the page where an address says login=1. It stands in the header.',
  category: 'frame',
  props: signInDialogSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./sign-in-dialog.example').then((module) => module.signInDialogExample),
  view: () => import('./sign-in-dialog').then((module) => module.SignInDialog),
});
