import { defineBlock } from '@/lib/engine/define-block';
import { exampleOffice } from '@/schemas/examples/office';
import { officeHeroSchema } from './office-hero.schema';

export const officeHero = defineBlock({
  type: 'office-hero',
  label: 'Office opening',
  description: 'The top of an office page: name, address, how to reach it.',
  category: 'office',
  props: officeHeroSchema,
  example: {
    actions: [{ label: 'What is my business worth?', href: '/sell-a-business/what-is-my-business-worth' }],
    office: exampleOffice,
  },
  view: () => import('./office-hero').then((module) => module.OfficeHero),
});
