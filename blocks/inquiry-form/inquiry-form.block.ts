import { defineBlock } from '@/lib/engine/define-block';
import { inquiryFormSchema, inquiryFormSuppliedSchema } from './inquiry-form.schema';

export const inquiryForm = defineBlock({
  type: 'inquiry-form',
  label: 'Inquiry form',
  description:
    'Visitors write to the agent, the office or the network, about a listing where the page has one.',
  names: ['Contact form', 'Message form', 'Enquiry form'],
  category: 'action',
  props: inquiryFormSchema,
  supplied: inquiryFormSuppliedSchema,
  example: () => import('./inquiry-form.example').then((module) => module.inquiryFormExample),
  view: () => import('./inquiry-form').then((module) => module.InquiryForm),
});
