import { type BlockDraft, block, bound, named } from './block';

/** Where a listing's page leads who asks about it. */
export const askHere = { url: '#ask' };

/** The form below a listing, about that listing. */
export const askAbout = (text: string): BlockDraft =>
  named(
    'ask',
    bound(
      'inquiry-form',
      { source: 'listing', query: { slug: 'current' } },
      { heading: 'Ask about this business', text, surface: 'raised' },
    ),
  );

/** What a buyer signs and learns once they have asked; stands within the listing, as long as it is for sale. */
export const afterAsking: BlockDraft = block('steps', {
  heading: 'What happens after you ask',
  text: 'Free for buyers, and you may stop at any step.',
  steps: [
    {
      heading: 'The broker answers',
      text: 'By telephone or email, {answers}, with two questions: what you look for, and how you would pay.',
    },
    {
      heading: 'You sign a confidentiality agreement',
      text: 'You promise to tell nobody that this business is for sale, nor what you learn of it, whether or not you buy.',
    },
    {
      heading: 'You learn the name',
      text: 'With the place, three years of figures, and the papers our broker has seen.',
    },
    {
      heading: 'You look at it',
      text: 'First as a customer, then with the owner, then with your accountant.',
    },
    {
      heading: 'You make an offer',
      text: 'In writing: price, down payment, balance and handover. The owner takes it, answers it or declines it.',
    },
  ],
});
