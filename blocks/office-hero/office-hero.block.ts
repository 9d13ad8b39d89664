import { defineBlock } from '@/lib/engine/define-block';
import { officeHeroSchema, officeHeroSuppliedSchema } from './office-hero.schema';

export const officeHero = defineBlock({
  type: 'office-hero',
  label: 'Office hero',
  description: 'Header of an office page: name, address and contact details.',
  category: 'office',
  initialField: 'heading',
  props: officeHeroSchema,
  supplied: officeHeroSuppliedSchema,
  example: () => import('./office-hero.example').then((module) => module.officeHeroExample),
  view: () => import('./office-hero').then((module) => module.OfficeHero),
});
