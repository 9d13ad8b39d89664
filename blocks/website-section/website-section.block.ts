import { defineBlock } from '@/lib/engine/define-block';
import { websiteSectionSchema } from './website-section.schema';

export const websiteSection = defineBlock({
  type: 'website-section',
  label: 'Shared section',
  description: 'Blocks kept once in the CMS and shown on many pages.',
  category: 'layout',
  props: websiteSectionSchema,
  slots: ['content'],
  example: { name: 'closing-invitation' },
  exampleSlots: {
    content: [
      {
        id: 'website-section-example-content',
        type: 'call-to-action',
        version: 0,
        props: {
          heading: 'Shown on every page that asks for it',
          text: 'Change it once, in the CMS, and every page follows.',
          actions: [{ label: 'Find your office', href: '/locations' }],
        },
      },
    ],
  },
  view: () => import('./website-section').then((module) => module.WebsiteSection),
});
