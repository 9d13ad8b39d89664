import { defineBlock } from '@/lib/engine/define-block';
import { testimonialsSchema, testimonialsSuppliedSchema } from './testimonials.schema';

export const testimonials = defineBlock({
  type: 'testimonials',
  label: 'Reviews',
  description: 'Client reviews with stars: one large with the others beside it, or a grid.',
  keywords: ['Quotes', 'Reviews'],
  category: 'proof',
  props: testimonialsSchema,
  supplied: testimonialsSuppliedSchema,
  example: () => import('./testimonials.example').then((module) => module.testimonialsExample),
  view: () => import('./testimonials').then((module) => module.Testimonials),
});
