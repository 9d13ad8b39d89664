import { defineBlock } from '@/lib/engine/define-block';
import { languageSwitchSchema } from './language-switch.schema';

export const languageSwitch = defineBlock({
  type: 'language-switch',
  label: 'Language switch',
  description: 'Leads to the same page in another language.',
  category: 'frame',
  props: languageSwitchSchema,
  example: {
    languages: [
      { locale: 'en-GH', label: 'English (Ghana)', href: '/en-GH', current: true },
      { locale: 'en-US', label: 'English (United States)', href: '/en-US', current: false },
    ],
  },
  view: () => import('./language-switch').then((module) => module.LanguageSwitch),
});
