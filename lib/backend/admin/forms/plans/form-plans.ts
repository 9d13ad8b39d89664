import type { FormPlan } from '../form-plan';
import { leadPlan } from './leads';
import { listingPlan } from './listing-plans';
import { picturePlan } from './media';
import { menuPlan } from './menus';
import { officePlan } from './office-plans';
import { pagePlan } from './content-plans';
import { personPlan } from './people';
import { postPlan } from './posts';
import { redirectPlan } from './redirects';
import { regionPlan } from './regions';
import { reviewPlan } from './reviews';
import { saleStoryPlan } from './sale-stories';
import { templatePlan } from './templates';
import { valuationMultiplePlan } from './valuation-multiples';
import { sectionPlan } from './website-sections';

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
  regions: regionPlan,
};
