import type { SuppliedExampleOf } from '@/lib/engine/block';
import type { languageSwitchSchema, languageSwitchSuppliedSchema } from './language-switch.schema';

export const languageSwitchExample: SuppliedExampleOf<
  typeof languageSwitchSchema,
  typeof languageSwitchSuppliedSchema
> = {
  props: {},
  supplied: {
    languages: [
      { locale: 'en-GH', label: 'English (Ghana)', href: '/en-GH', current: true },
      { locale: 'en-US', label: 'English (United States)', href: '/en-US', current: false },
    ],
  },
};
