import { defineBlock } from '@/lib/engine/define-block';
import { accountFormsSchema } from './account-forms.schema';

export const accountForms = defineBlock({
  type: 'account-forms',
  label: 'Sign in forms',
  description: 'Buyer sign-in, and a new password; the sign-in dialog of every page shows these forms.',
  keywords: ['Login', 'Forgot password', 'Reset password'],
  category: 'action',
  props: accountFormsSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./account-forms.example').then((module) => module.accountFormsExample),
  view: () => import('./account-forms').then((module) => module.AccountForms),
});
