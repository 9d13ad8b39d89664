import { defineBlock } from '@/lib/engine/define-block';
import { inquiryFormSchema, inquiryFormSuppliedSchema } from './inquiry-form.schema';

export const inquiryForm = defineBlock({
  type: 'inquiry-form',
  label: 'Inquiry form',
  description:
    'Visitors send a message to the agent, the office or the network, about the page’s listing if there is one.',
  keywords: ['Contact form', 'Message form', 'Enquiry form'],
  category: 'action',
  props: inquiryFormSchema,
  supplied: inquiryFormSuppliedSchema,
  example: () => import('./inquiry-form.example').then((module) => module.inquiryFormExample),
  view: () => import('./inquiry-form').then((module) => module.InquiryForm),
});
