import { defineBlock } from '@/lib/engine/define-block';
import { officeHeroSchema, officeHeroSuppliedSchema } from './office-hero.schema';

export const officeHero = defineBlock({
  type: 'office-hero',
  label: 'Office opening',
  description: 'The top of an office page: name, address, how to reach it.',
  category: 'office',
  initialField: 'heading',
  props: officeHeroSchema,
  supplied: officeHeroSuppliedSchema,
  example: () => import('./office-hero.example').then((module) => module.officeHeroExample),
  view: () => import('./office-hero').then((module) => module.OfficeHero),
});
