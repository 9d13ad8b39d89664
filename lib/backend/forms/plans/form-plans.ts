import type { FormPlan } from '../form-plan';
import { leadPlan } from './leads';
import { listingPlan } from './listings';
import { picturePlan } from './media';
import { menuPlan } from './menus';
import { officePlan } from './offices';
import { pagePlan } from './pages';
import { personPlan } from './people';
import { postPlan } from './posts';
import { redirectPlan } from './redirects';
import { regionPlan } from './regions';
import { reviewPlan } from './reviews';
import { saleStoryPlan } from './sale-stories';
import { templatePlan } from './templates';
import { valuationMultiplePlan } from './valuation-multiples';
import { sectionPlan } from './website-sections';

/** The order of each collection's form, by its slug. Accounts keep Payload's. */
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
  regions: regionPlan,
};
