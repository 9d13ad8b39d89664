import type { FormPlan } from '../form-plan';

export const redirectPlan: FormPlan = {
  about: 'Old web addresses, and where whoever comes by one is led now.',
  above: ['from', 'to', 'permanent'],
  tabs: [],
  networkOnly: ['automatic'],
  fieldTexts: {
    from: {
      label: 'Old address',
      description:
        'From here: what stands after the name of the website, as /old-page. Without the language. An office’s begins with the address of the office, as /locations/greater-accra/osu/old-page',
    },
    to: { label: 'New address', description: 'To here: a page of this website, as /blog/new-page' },
    permanent: { label: 'How long' },
    automatic: { label: 'Made by itself' },
  },
};
