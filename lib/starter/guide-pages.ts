import { bound, fill, type StarterPage } from './block';
import { standardGuidePages } from './standard-pages/guide-pages';
import { open, starterPage } from './standard-pages/standard-page';
import { contactLink, nothingForSale, unwritten } from './starter-texts';

const actions = [contactLink];
const forSale = { heading: 'For sale now', ...nothingForSale, surface: 'raised' };
const answers = 'The questions you hear most, each with a short answer.';

/** The guides of a new network: a hero with placeholder text, and content from records. */
export const starterGuidePages: readonly StarterPage[] = [
  starterPage(standardGuidePages.leadership, ({ trail, hero, team }) => [
    trail,
    fill(hero, {
      ...unwritten('Our leadership team', 'The people who lead the network, and their values.'),
      actions,
    }),
    team,
  ]),
  starterPage(standardGuidePages.resources, ({ trail, hero }) => [
    trail,
    fill(hero, { ...unwritten('Resources', 'What owners and buyers should read first.'), actions }),
    bound('post-teasers', { source: 'posts', query: { limit: 12 } }, { layout: 'grid', surface: 'raised' }),
  ]),
  starterPage(standardGuidePages.mergers, ({ trail, hero, listings }) => [
    trail,
    fill(hero, {
      ...unwritten('Mergers and acquisitions', 'What you do for companies that run without their owner.'),
      actions,
    }),
    fill(listings, forSale),
  ]),
  starterPage(standardGuidePages.findingABroker, ({ trail, hero, team }) => [
    trail,
    fill(hero, {
      ...unwritten('Finding a business broker', 'What an owner should ask before choosing a broker.'),
      actions,
    }),
    fill(team, { heading: 'Our brokers', surface: 'raised' }),
  ]),
  starterPage(standardGuidePages.sellerFaq, ({ trail, hero }) => [
    trail,
    fill(hero, { ...unwritten('Questions sellers ask', answers), actions }),
  ]),
  starterPage(standardGuidePages.buyerFaq, ({ trail, hero }) => [
    trail,
    fill(hero, { ...unwritten('Questions buyers ask', answers), actions }),
  ]),
  starterPage(standardGuidePages.proListings, ({ trail, hero, listings }) => [
    trail,
    fill(hero, { ...unwritten('Pro listings', 'What makes a listing a pro listing.'), actions }),
    fill(listings, forSale),
  ]),
  starterPage(standardGuidePages.rightBusiness, ({ trail, hero }) => [
    trail,
    fill(hero, {
      ...unwritten('Finding the right business', 'How a buyer gets from a first idea to a purchase.'),
      actions,
    }),
    bound('listing-grid', { source: 'listings', query: { status: open, limit: 6 } }, forSale),
  ]),
  starterPage(standardGuidePages.franchise, ({ trail, hero, listings }) => [
    trail,
    fill(hero, { ...unwritten('Buy a franchise', 'What a franchise gives, and what it costs.'), actions }),
    fill(listings, forSale),
  ]),
];
