import type { ExampleOf } from '@/lib/engine/block';
import type { websiteSectionSchema } from './website-section.schema';

export const websiteSectionExample: ExampleOf<typeof websiteSectionSchema, 'content'> = {
  props: { name: 'closing-invitation' },
  slots: {
    content: [
      {
        id: 'website-section-example-content',
        type: 'call-to-action',
        version: 0,
        props: {
          heading: 'Shown on every page that asks for it',
          text: 'Change it once, in the CMS, and every page follows.',
          actions: [{ label: 'Find your office', to: { url: '/locations' } }],
        },
      },
    ],
  },
};
