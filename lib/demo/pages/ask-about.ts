import { type BlockDraft, bound, named } from './block';

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
