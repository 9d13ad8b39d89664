import type { FormPlan } from '../form-plan';

export const reviewPlan: FormPlan = {
  about: 'What clients said. The network reads each before visitors do.',
  above: [['author', 'role'], 'quote', ['rating', 'written_at'], ['agent', 'story']],
  tabs: [],
  fieldTexts: {
    author: { label: 'Who said it' },
    role: { label: 'Who that is', placeholder: 'Sold a bakery in Tema' },
    quote: { label: 'What they said' },
    rating: { label: 'Stars, one to five' },
    written_at: { label: 'When' },
    agent: { label: 'The agent it is about' },
    story: {
      label: 'The story of that sale',
      description: 'Each of the two then leads to the other',
    },
    published: {
      label: 'On the website',
      description: 'The network reads a review and publishes it; from then on its office cannot change it',
    },
  },
};
