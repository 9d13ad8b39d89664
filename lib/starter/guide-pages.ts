import { block, bound, link, type StarterPage, trail } from './block';
import { placeholderText } from './placeholder-text';

const contact = link('Contact us', '/contact-us');
const opening = (heading: string, intro: string) =>
  block('hero', { heading, intro: `${placeholderText}. ${intro}`, actions: [contact] });
const listings = (query: Readonly<Record<string, string | string[] | number>>) =>
  bound(
    'listing-grid',
    { source: 'listings', query },
    { heading: 'For sale now', emptyText: 'Nothing is for sale here yet.', surface: 'raised' },
  );
const open = ['active', 'under_offer'];

/** Guides for sellers and buyers: a hero with placeholder text, and content from records. */
export const guidePages: readonly StarterPage[] = [
  {
    route: 'LeadershipTeam',
    title: 'Our leadership team',
    blocks: [
      trail,
      opening('Our leadership team', 'The people who lead the network, and their values.'),
      bound('team-grid', { source: 'people', query: { leadership: true } }),
    ],
  },
  {
    route: 'Resources',
    title: 'Resources',
    blocks: [
      trail,
      opening('Resources', 'What owners and buyers should read first.'),
      bound('post-teasers', { source: 'posts', query: { limit: 12 } }, { layout: 'grid', surface: 'raised' }),
    ],
  },
  {
    route: 'MergersAndAcquisitions',
    title: 'Mergers and acquisitions',
    blocks: [
      trail,
      opening('Mergers and acquisitions', 'What you do for companies that run without their owner.'),
      listings({ kind: 'pro', status: open, limit: 6 }),
    ],
  },
  {
    route: 'FindingABroker',
    title: 'Finding a business broker',
    blocks: [
      trail,
      opening('Finding a business broker', 'What an owner should ask before choosing a broker.'),
      bound(
        'team-grid',
        { source: 'agents', query: { office: 'current', limit: 12 } },
        { heading: 'Our brokers', surface: 'raised' },
      ),
    ],
  },
  {
    route: 'SellerFaq',
    title: 'Questions sellers ask',
    blocks: [
      trail,
      opening('Questions sellers ask', 'The questions you hear most, each with a short answer.'),
    ],
  },
  {
    route: 'BuyerFaq',
    title: 'Questions buyers ask',
    blocks: [
      trail,
      opening('Questions buyers ask', 'The questions you hear most, each with a short answer.'),
    ],
  },
  {
    route: 'ProListings',
    title: 'Pro listings',
    blocks: [
      trail,
      opening('Pro listings', 'What makes a listing a pro listing.'),
      listings({ kind: 'pro', status: open, limit: 36 }),
    ],
  },
  {
    route: 'FindingTheRightBusiness',
    title: 'Finding the right business',
    blocks: [
      trail,
      opening('Finding the right business', 'How a buyer gets from a first idea to a purchase.'),
      listings({ status: open, limit: 6 }),
    ],
  },
  {
    route: 'BuyAFranchise',
    title: 'Buy a franchise',
    blocks: [
      trail,
      opening('Buy a franchise', 'What a franchise gives, and what it costs.'),
      listings({ kind: 'franchise', status: open, limit: 36 }),
    ],
  },
];
