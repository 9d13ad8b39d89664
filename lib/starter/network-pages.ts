import { block, bound, fill, link, type StarterPage } from './block';
import { standardNetworkPages } from './standard-pages/network-pages';
import { starterPage } from './standard-pages/standard-page';
import { contactLink, forSaleLink, noSales, noSimilar, nothingForSale, unwritten } from './starter-texts';

const sell = link('Sell a business', '/sell-a-business');
const offices = link('Find your office', '/locations');
const split = { variant: 'split' };

/** The pages of a new network. */
export const starterNetworkPages: readonly StarterPage[] = [
  starterPage(standardNetworkPages.home, ({ hero, listings, offices }) => [
    fill(hero, {
      ...split,
      ...unwritten('Buy or sell a business', 'Describe in two sentences who you help, and how.'),
      actions: [sell, forSaleLink],
    }),
    fill(listings, { ...nothingForSale, action: forSaleLink }),
    fill(offices, { heading: 'Our offices', surface: 'raised' }),
    block('call-to-action', { heading: 'Talk to us', actions: [contactLink] }),
  ]),
  starterPage(standardNetworkPages.about, ({ trail, hero }) => [
    trail,
    fill(hero, {
      ...unwritten('About us', 'Who you are, since when, and your values.'),
      actions: [offices],
    }),
  ]),
  starterPage(standardNetworkPages.team, ({ trail, hero }) => [
    trail,
    fill(hero, { ...split, ...unwritten('Our team', 'Who works for the network.') }),
    bound('team-grid', { source: 'people' }),
  ]),
  starterPage(standardNetworkPages.locations, ({ trail, hero, finder }) => [
    trail,
    fill(hero, { heading: 'Our offices' }),
    fill(finder, { heading: 'Search by town' }),
    bound('office-list', { source: 'offices' }, { heading: 'All offices by region', surface: 'raised' }),
  ]),
  starterPage(standardNetworkPages.region, ({ trail, hero, offices, listings }) => [
    trail,
    hero,
    offices,
    fill(listings, nothingForSale),
  ]),
  starterPage(standardNetworkPages.contact, ({ trail, hero, form }) => [
    trail,
    fill(hero, { ...split, ...unwritten('Contact us', 'How and when to reach you.') }),
    fill(form, { surface: 'raised' }),
    bound('office-list', { source: 'offices' }, { heading: 'Our offices' }),
  ]),
  starterPage(standardNetworkPages.contactThanks, ({ hero }) => [
    fill(hero, {
      intro: 'What you sent has reached us. If you gave an email address, look in your inbox.',
      actions: [offices],
    }),
  ]),
  starterPage(standardNetworkPages.sell, ({ trail, hero, sold }) => [
    trail,
    fill(hero, {
      ...split,
      ...unwritten('Sell your business', 'How a sale goes with you, and what it costs.'),
      actions: [contactLink],
    }),
    fill(sold, noSales),
  ]),
  starterPage(standardNetworkPages.sold, ({ trail, hero, listings, stories }) => [
    trail,
    fill(hero, { heading: 'Recently sold' }),
    fill(listings, noSales),
    fill(stories, { surface: 'raised' }),
  ]),
  starterPage(standardNetworkPages.buy, ({ trail, hero, listings }) => [
    trail,
    fill(hero, {
      ...split,
      ...unwritten('Buy a business', 'How you help buyers find the right business.'),
      actions: [forSaleLink],
    }),
    fill(listings, { heading: 'For sale now', ...nothingForSale, surface: 'raised' }),
  ]),
  starterPage(standardNetworkPages.search, ({ trail, hero, search }) => [
    trail,
    fill(hero, { heading: 'Businesses for sale' }),
    fill(search, nothingForSale),
  ]),
  starterPage(standardNetworkPages.listing, ({ trail, detail, form, similar }) => [
    trail,
    detail,
    form,
    fill(similar, noSimilar),
  ]),
  starterPage(standardNetworkPages.blog, ({ trail, hero, posts }) => [
    trail,
    fill(hero, { heading: 'Articles' }),
    fill(posts, { layout: 'grid' }),
  ]),
  starterPage(standardNetworkPages.article),
  starterPage(standardNetworkPages.notFound, ({ message }) => [
    fill(message, { links: [offices, forSaleLink, sell] }),
  ]),
];
