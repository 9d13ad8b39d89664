import { fill, link, type StarterPage } from './block';
import { standardAgentPages } from './standard-pages/agent-pages';
import { similarListings } from './standard-pages/record-parts';
import { starterPage } from './standard-pages/standard-page';
import { noSales, noSimilar, nothingForSale } from './starter-texts';

const heading = 'Businesses for sale with {agent}';
const viewAll = link('View all', '/buy-a-business/business-listing-search');
const similar = fill(similarListings, noSimilar);

/** The pages of every agent of a new network. */
export const starterAgentPages: readonly StarterPage[] = [
  starterPage(standardAgentPages.agent, ({ profile, listings, sold }) => [
    fill(profile, { actions: [link('Write to me', '/contact-us')] }),
    fill(listings, { action: viewAll, ...nothingForSale }),
    fill(sold, noSales),
  ]),
  starterPage(standardAgentPages.listings, ({ trail, search }) => [
    trail,
    fill(search, { heading, ...nothingForSale }),
  ]),
  starterPage(standardAgentPages.sold, ({ trail, listings, stories }) => [
    trail,
    fill(listings, { heading: 'Recently sold', ...noSales, surface: 'raised' }),
    fill(stories, { heading: 'How some of these sales went' }),
  ]),
  starterPage(standardAgentPages.listing, ({ trail, detail, form }) => [trail, detail, form, similar]),
  starterPage(standardAgentPages.franchiseListing, ({ trail, detail, form }) => [
    trail,
    detail,
    form,
    similar,
  ]),
  starterPage(standardAgentPages.contact),
  starterPage(standardAgentPages.contactThanks, ({ hero }) => [fill(hero, { intro: 'I will reply soon.' })]),
  starterPage(standardAgentPages.sell, ({ trail, hero, sold }) => [
    trail,
    fill(hero, { heading: 'Sell your business' }),
    fill(sold, { heading: 'Recently sold', ...noSales }),
  ]),
  starterPage(standardAgentPages.buy, ({ trail, hero, listings }) => [
    trail,
    fill(hero, { heading: 'Buy a business' }),
    fill(listings, { heading, action: viewAll, ...nothingForSale }),
  ]),
];
