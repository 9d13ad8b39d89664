import { type BlockDraft, bound, named } from './block';

/** Where a listing's page leads who asks about it. */
export const askHere = { url: '#ask' };

/** The terms of the example of how a business could be paid for; staff keep the interest up to date. */
export const paymentExample = { loanRate: 26, loanYears: 5 };

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
