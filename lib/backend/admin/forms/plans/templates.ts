import type { FormPlan } from '../form-plan';

/** Templates of landing pages. */
export const templatePlan: FormPlan = {
  about: 'What landing pages are made from: the first part of their address, and the page they begin with.',
  above: ['name', ['layout', 'start']],
  tabs: [],
  fieldTexts: {
    name: {
      label: 'Name',
      description:
        'The network’s landing pages are made from templates named “Marketing Landing Page”, “Seller Registration Landing Page” or “Seller Valuation Landing Page”',
    },
    slug: { label: 'Web address', description: 'What the addresses of its pages begin with' },
    layout: { label: 'Header and footer' },
    start: { label: 'Page to start from', description: 'A new page begins with the blocks of this one' },
  },
};
