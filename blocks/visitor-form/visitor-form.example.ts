import type { ExampleOf } from '@/lib/engine/block';
import type { visitorFormSchema } from './visitor-form.schema';

export const visitorFormExample: ExampleOf<typeof visitorFormSchema> = {
  props: {
    form: 'seller-registration',
    heading: 'Tell us in confidence',
    text: 'A broker calls you at the hour you name. Nobody else hears of it.',
  },
};
