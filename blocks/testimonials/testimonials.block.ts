import { defineBlock } from '@/lib/engine/define-block';
import { testimonialsSchema, testimonialsSuppliedSchema } from './testimonials.schema';

export const testimonials = defineBlock({
  type: 'testimonials',
  label: 'Reviews',
  description: 'What clients said, with their stars: one large and the others beside it, or a grid.',
  names: ['Quotes', 'Reviews'],
  category: 'proof',
  props: testimonialsSchema,
  supplied: testimonialsSuppliedSchema,
  example: () => import('./testimonials.example').then((module) => module.testimonialsExample),
  view: () => import('./testimonials').then((module) => module.Testimonials),
});
