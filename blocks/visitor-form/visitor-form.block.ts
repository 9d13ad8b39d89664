import { defineBlock } from '@/lib/engine/define-block';
import { visitorFormSchema } from './visitor-form.schema';

export const visitorForm = defineBlock({
  type: 'visitor-form',
  label: 'Form',
  description: 'Registration, valuation, guide, event, newsletter and text message forms.',
  keywords: ['Registration form', 'Sign-up form', 'Newsletter form'],
  category: 'action',
  props: visitorFormSchema,
  example: () => import('./visitor-form.example').then((module) => module.visitorFormExample),
  view: () => import('./visitor-form').then((module) => module.VisitorForm),
});
