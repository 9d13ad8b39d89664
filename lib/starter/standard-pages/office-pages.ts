import { bound, fill, link } from '../block';
import { articleParts, listingParts, similarListings } from './record-parts';
import { current, hero, open, standardPage, trail } from './standard-page';

const ofOffice = { office: 'current' };
const withOffice = (heading?: string) => fill(hero, { eyebrow: '{office}', ...(heading && { heading }) });

/** The pages of every office, with data from its records. */
export const standardOfficePages = {
  office: standardPage('LocationDetail', '{office}', {
    hero: bound(
      'office-hero',
      { source: 'office', query: current },
      {
        actions: [
          link('Sell a business', '/sell-a-business'),
          link('Businesses for sale', '/buy-a-business/business-listing-search'),
        ],
      },
    ),
    contact: bound(
      'office-contact',
      { source: 'office', query: current },
      { heading: 'When and where to find us', showReach: false, surface: 'raised' },
    ),
    listings: bound(
      'listing-grid',
      { source: 'listings', query: { ...ofOffice, status: open, limit: 6 } },
      { heading: 'For sale through this office' },
    ),
    team: bound(
      'team-grid',
      { source: 'people', query: ofOffice },
      { heading: 'Who you will meet', surface: 'raised' },
    ),
    reviews: bound(
      'testimonials',
      { source: 'reviews', query: { ...ofOffice, limit: 3 } },
      { heading: 'What clients say about us' },
    ),
    stories: bound(
      'sale-stories',
      { source: 'sale-stories', query: { ...ofOffice, limit: 1 } },
      { heading: 'How one of our sales went', surface: 'raised' },
    ),
  }),
  team: standardPage('AgentOfficeOurTeam', 'The team of {office}', {
    trail,
    hero: withOffice('Our team'),
    team: bound('team-grid', { source: 'people', query: ofOffice }, { columns: 3 }),
  }),
  reviews: standardPage('Reviews', 'Reviews of {office}', {
    trail,
    hero: withOffice('What clients say'),
    reviews: bound(
      'testimonials',
      { source: 'reviews', query: { ...ofOffice, limit: 60 } },
      { layout: 'grid' },
    ),
  }),
  listings: standardPage('LocationListings', 'Businesses for sale through {office}', {
    trail,
    hero: withOffice('Businesses for sale'),
    search: bound('listing-search', { source: 'listing-search', query: ofOffice }),
  }),
  listing: standardPage('LocationListingPost', '{listing}', { ...listingParts, similar: similarListings }),
  blog: standardPage('LocationBlog', 'Articles by {office}', {
    trail,
    hero: withOffice(),
    posts: bound('post-teasers', { source: 'posts', query: { ...ofOffice, limit: 24 } }, { layout: 'grid' }),
  }),
  article: standardPage('LocationBlogDetail', '{post}', articleParts),
};
