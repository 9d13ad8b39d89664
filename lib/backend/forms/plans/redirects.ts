import type { FormPlan } from '../form-plan';

/** An old address and where it leads. */
export const redirectPlan: FormPlan = {
  above: ['from', 'to', 'permanent', 'automatic'],
  tabs: [],
  words: {
    permanent: { label: 'For good', description: 'Search engines then take over the new address' },
    automatic: { label: 'Made by itself' },
  },
};
