import type { CollectionConfig } from 'payload';
import { buyers } from './buyers';
import { leads } from './leads';
import { listings } from './listings';
import { media } from './media';
import { menus } from './menus';
import { offices } from './offices';
import { pages } from './pages';
import { people } from './people';
import { places } from './places';
import { posts } from './posts';
import { redirects } from './redirects';
import { regions } from './regions';
import { reviews } from './reviews';
import { saleStories } from './sale-stories';
import { searchSynonyms } from './search-synonyms';
import { staff } from './staff';
import { templates } from './templates';
import { valuationMultiples } from './valuation-multiples';
import { websiteSections } from './website-sections';

/** All collections in the order of the CMS menu. */
export const collections: readonly CollectionConfig[] = [
  pages,
  websiteSections,
  menus,
  posts,
  reviews,
  saleStories,
  redirects,
  templates,
  media,
  offices,
  people,
  listings,
  leads,
  buyers,
  regions,
  places,
  searchSynonyms,
  valuationMultiples,
  staff,
];
