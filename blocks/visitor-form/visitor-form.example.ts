import type { ExampleOf } from '@/lib/engine/block';
import type { visitorFormSchema } from './visitor-form.schema';

export const visitorFormExample: ExampleOf<typeof visitorFormSchema> = {
  props: {
    form: 'seller-registration',
    heading: 'Tell us in confidence',
    text: 'A broker will call you at the time you choose. We keep it confidential.',
  },
};
