import { defineBlock } from '@/lib/engine/define-block';
import { languageSwitchSchema, languageSwitchSuppliedSchema } from './language-switch.schema';

export const languageSwitch = defineBlock({
  type: 'language-switch',
  label: 'Language switch',
  description: 'Links to the same page in another language.',
  category: 'frame',
  props: languageSwitchSchema,
  supplied: languageSwitchSuppliedSchema,
  rights: { insert: 'network', remove: 'network' },
  example: () => import('./language-switch.example').then((module) => module.languageSwitchExample),
  view: () => import('./language-switch').then((module) => module.LanguageSwitch),
});
