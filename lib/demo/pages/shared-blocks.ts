import { type BlockDraft, block, bound, withId } from './block';

/** The target of the inquiry button of a listing: the form on the same page. */
export const inquiryFormTarget = { url: '#ask' };

/** The inquiry form below a listing, about that listing. */
export const listingInquiryForm = (text: string): BlockDraft =>
  withId(
    'ask',
    bound(
      'inquiry-form',
      { source: 'listing', query: { slug: 'current' } },
      { heading: 'Ask about this business', text, surface: 'raised' },
    ),
  );

/** The steps after an inquiry; part of the listing block as long as the listing is for sale. */
export const stepsAfterInquiry: BlockDraft = block('steps', {
  heading: 'What happens after you ask',
  text: 'Free for buyers, and you may stop at any step.',
  steps: [
    {
      heading: 'The broker answers',
      text: 'By telephone or email, {answers}, with two questions: what you are looking for, and how you would pay.',
    },
    {
      heading: 'You sign a confidentiality agreement',
      text: 'You promise to keep the sale, and everything you learn about the business, confidential, whether or not you buy.',
    },
    {
      heading: 'You learn the name',
      text: 'With the place, three years of figures, and the papers our broker has seen.',
    },
    {
      heading: 'You visit the business',
      text: 'First as a customer, then with the owner, then with your accountant.',
    },
    {
      heading: 'You make an offer',
      text: 'In writing: price, down payment, balance and handover. The owner takes it, answers it or declines it.',
    },
  ],
});

/** A note about the origin and limits of the figures in the valuation table. */
export const americanFiguresNote =
  'These are sales in the United States: no published figures exist for Ghana. Local values may be higher or lower.';

/** The network's invitation to make contact, a shared section at the end of many pages. */
export const talkToUs = bound(
  'website-section',
  { source: 'section', query: { name: 'talk-to-us' } },
  { name: 'talk-to-us' },
);
