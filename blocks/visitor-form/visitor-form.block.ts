import { defineBlock } from '@/lib/engine/define-block';
import { visitorFormSchema } from './visitor-form.schema';

export const visitorForm = defineBlock({
  type: 'visitor-form',
  label: 'Form',
  description:
    'Sellers and buyers register, ask for a valuation, a guide, a seat, the newsletter or text messages.',
  names: ['Registration form', 'Sign-up form', 'Newsletter form'],
  category: 'action',
  props: visitorFormSchema,
  example: () => import('./visitor-form.example').then((module) => module.visitorFormExample),
  view: () => import('./visitor-form').then((module) => module.VisitorForm),
});
