import type { FormPlan } from '../form-plan';
import {
  menuPlan,
  pagePlan,
  picturePlan,
  postPlan,
  redirectPlan,
  reviewPlan,
  saleStoryPlan,
  sectionPlan,
  templatePlan,
} from './content-plans';
import { buyerPlan, leadPlan, listingPlan, searchSynonymPlan, valuationMultiplePlan } from './listing-plans';
import { officePlan, personPlan, placePlan, regionPlan } from './office-plans';

/** Form plans by collection slug. Accounts use Payload's default form. */
export const formPlans: Readonly<Record<string, FormPlan>> = {
  pages: pagePlan,
  'website-sections': sectionPlan,
  menus: menuPlan,
  posts: postPlan,
  reviews: reviewPlan,
  'sale-stories': saleStoryPlan,
  redirects: redirectPlan,
  templates: templatePlan,
  'valuation-multiples': valuationMultiplePlan,
  media: picturePlan,
  offices: officePlan,
  people: personPlan,
  listings: listingPlan,
  leads: leadPlan,
  buyers: buyerPlan,
  regions: regionPlan,
  places: placePlan,
  'search-synonyms': searchSynonymPlan,
};
