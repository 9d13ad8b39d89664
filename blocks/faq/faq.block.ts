import { defineBlock } from '@/lib/engine/define-block';
import { faqSchema } from './faq.schema';
import { faqUpgrades } from './faq.upgrades';

export const faq = defineBlock({
  type: 'faq',
  label: 'Questions and answers',
  description: 'Expandable questions in groups; every answer has its own link.',
  keywords: ['Questions and answers'],
  category: 'text',
  props: faqSchema,
  upgrades: faqUpgrades,
  example: () => import('./faq.example').then((module) => module.faqExample),
  view: () => import('./faq').then((module) => module.Faq),
});
