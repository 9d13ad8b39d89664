import { block, bound, inquiryAbout, link, type StarterPage, similar, trail } from './block';

const currentOffice = { slug: 'current' };
const open = ['active', 'under_offer'];
const emptyText = 'Nothing is for sale here yet.';

/** The pages of every office, with data from its records. */
export const officePages: readonly StarterPage[] = [
  {
    route: 'LocationDetail',
    title: '{office}',
    blocks: [
      bound(
        'office-hero',
        { source: 'office', query: currentOffice },
        {
          actions: [
            link('Sell a business', '/sell-a-business'),
            link('Businesses for sale', '/buy-a-business/business-listing-search'),
          ],
        },
      ),
      bound(
        'office-contact',
        { source: 'office', query: currentOffice },
        { heading: 'When and where to find us', showReach: false, surface: 'raised' },
      ),
      bound(
        'listing-grid',
        { source: 'listings', query: { office: 'current', status: open, limit: 6 } },
        {
          heading: 'For sale through this office',
          action: link('View all', '/buy-a-business/business-listing-search'),
          emptyText: emptyText,
        },
      ),
      bound(
        'team-grid',
        { source: 'people', query: { office: 'current' } },
        { heading: 'Who you will meet', surface: 'raised' },
      ),
      bound(
        'testimonials',
        { source: 'reviews', query: { office: 'current', limit: 3 } },
        { heading: 'What clients say about us' },
      ),
      bound(
        'sale-stories',
        { source: 'sale-stories', query: { office: 'current', limit: 1 } },
        { heading: 'How one of our sales went', surface: 'raised' },
      ),
    ],
  },
  {
    route: 'AgentOfficeOurTeam',
    title: 'The team of {office}',
    blocks: [
      trail,
      block('hero', { eyebrow: '{office}', heading: 'Our team' }),
      bound('team-grid', { source: 'people', query: { office: 'current' } }, { columns: 3 }),
    ],
  },
  {
    route: 'Reviews',
    title: 'Reviews of {office}',
    blocks: [
      trail,
      block('hero', { eyebrow: '{office}', heading: 'What clients say' }),
      bound(
        'testimonials',
        { source: 'reviews', query: { office: 'current', limit: 60 } },
        { layout: 'grid' },
      ),
    ],
  },
  {
    route: 'LocationListings',
    title: 'Businesses for sale through {office}',
    blocks: [
      trail,
      block('hero', { eyebrow: '{office}', heading: 'Businesses for sale' }),
      bound(
        'listing-search',
        { source: 'listing-search', query: { office: 'current' } },
        { emptyText: emptyText },
      ),
    ],
  },
  {
    route: 'LocationListingPost',
    title: '{listing}',
    blocks: [
      trail,
      bound('listing-detail', { source: 'listing', query: currentOffice }),
      inquiryAbout(),
      similar,
    ],
  },
  {
    route: 'LocationBlog',
    title: 'Articles by {office}',
    blocks: [
      trail,
      block('hero', { eyebrow: '{office}', heading: 'Articles' }),
      bound('post-teasers', { source: 'posts', query: { office: 'current', limit: 24 } }, { layout: 'grid' }),
    ],
  },
  {
    route: 'LocationBlogDetail',
    title: '{post}',
    blocks: [
      trail,
      bound('hero', { source: 'post', query: currentOffice }, { variant: 'split' }),
      bound('rich-text', { source: 'post', query: currentOffice }),
    ],
  },
];
