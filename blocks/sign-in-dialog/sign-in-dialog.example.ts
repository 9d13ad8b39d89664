import type { ExampleOf } from '@/lib/engine/block';
import type { signInDialogSchema } from './sign-in-dialog.schema';

export const signInDialogExample: ExampleOf<typeof signInDialogSchema> = {
  props: { text: 'For buyers who have an account with us.' },
};
