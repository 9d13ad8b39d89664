import type { FormPlan } from '../form-plan';

/** An old address and where it leads. */
export const redirectPlan: FormPlan = {
  about: 'Old web addresses, and where whoever comes by one is led now.',
  above: ['from', 'to', 'permanent', 'automatic'],
  tabs: [],
  ofNetwork: ['automatic'],
  words: {
    permanent: { label: 'For good', description: 'Search engines then take over the new address' },
    automatic: { label: 'Made by itself' },
  },
};
