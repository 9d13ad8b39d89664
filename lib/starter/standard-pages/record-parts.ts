import { bound } from '../block';
import { current, trail } from './standard-page';

/** The blocks of every listing page. */
export const listingParts = {
  trail,
  detail: bound('listing-detail', { source: 'listing', query: current }),
  /** A contact form about the listing. */
  form: bound(
    'inquiry-form',
    { source: 'listing', query: current },
    { heading: 'Ask about this business', surface: 'raised' },
  ),
};

/** The blocks of every article page. */
export const articleParts = {
  trail,
  hero: bound('hero', { source: 'post', query: current }, { variant: 'split' }),
  text: bound('rich-text', { source: 'post', query: current }),
};

/** Other listings of the same category that are for sale. */
export const similarListings = bound(
  'listing-grid',
  { source: 'listings', query: { similarTo: 'current', status: 'active', limit: 3 } },
  { heading: 'Similar businesses' },
);
