import { aboutPages } from './about-pages';
import { agentPages } from './agent-pages';
import { agentRegistrationPages } from './agent-registration-pages';
import { blogPages } from './blog-pages';
import { buyPages } from './buy-pages';
import { buyerAreaPages } from './buyer-area-pages';
import { buyerGuidePages } from './buyer-guide-pages';
import { contactPages } from './contact-pages';
import { customPages } from './custom-pages';
import { fixedPages } from './fixed-pages';
import { foodInOsuPage } from './food-in-osu-page';
import { homePage } from './home-page';
import { landingPages } from './landing-pages';
import { locationPages } from './location-pages';
import { officePages } from './office-pages';
import { ownersMorningPage } from './owners-morning-page';
import type { PageRecord } from './page-record';
import { registrationPages } from './registration-pages';
import { sellPages } from './sell-pages';
import { sellerGuidePages } from './seller-guide-pages';
import { thanksPages } from './thanks-pages';

/** All pages of the demo network. */
export const pages: readonly PageRecord[] = [
  homePage,
  ...aboutPages,
  ...locationPages,
  ...contactPages,
  ...sellPages,
  ...sellerGuidePages,
  ...registrationPages,
  ...buyPages,
  ...buyerGuidePages,
  ...buyerAreaPages,
  ...blogPages,
  ...officePages,
  ...agentPages,
  ...agentRegistrationPages,
  ...customPages,
  ...thanksPages,
  ...landingPages,
  ownersMorningPage,
  foodInOsuPage,
  ...fixedPages,
];
