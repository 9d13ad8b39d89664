import { fill, link, type StarterPage } from './block';
import { standardOfficePages } from './standard-pages/office-pages';
import { starterPage } from './standard-pages/standard-page';
import { noSimilar, nothingForSale } from './starter-texts';

const viewAll = link('View all', '/buy-a-business/business-listing-search');

/** The pages of every office of a new network. */
export const starterOfficePages: readonly StarterPage[] = [
  starterPage(standardOfficePages.office, ({ hero, contact, listings, team, reviews, stories }) => [
    hero,
    contact,
    fill(listings, { action: viewAll, ...nothingForSale }),
    team,
    reviews,
    stories,
  ]),
  starterPage(standardOfficePages.team),
  starterPage(standardOfficePages.reviews),
  starterPage(standardOfficePages.listings, ({ trail, hero, search }) => [
    trail,
    hero,
    fill(search, nothingForSale),
  ]),
  starterPage(standardOfficePages.listing, ({ trail, detail, form, similar }) => [
    trail,
    detail,
    form,
    fill(similar, noSimilar),
  ]),
  starterPage(standardOfficePages.blog, ({ trail, hero, posts }) => [
    trail,
    fill(hero, { heading: 'Articles' }),
    posts,
  ]),
  starterPage(standardOfficePages.article),
];
