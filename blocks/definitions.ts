import { accountForms } from './account-forms/account-forms.block';
import { agentProfile } from './agent-profile/agent-profile.block';
import { breadcrumbs } from './breadcrumbs/breadcrumbs.block';
import { buyerPreferences } from './buyer-preferences/buyer-preferences.block';
import { buyerProfile } from './buyer-profile/buyer-profile.block';
import { buyerRegistrationDialog } from './buyer-registration-dialog/buyer-registration-dialog.block';
import { callToAction } from './call-to-action/call-to-action.block';
import { columns } from './columns/columns.block';
import { consentBanner } from './consent-banner/consent-banner.block';
import { countrySelector } from './country-selector/country-selector.block';
import { faq } from './faq/faq.block';
import { featureGrid } from './feature-grid/feature-grid.block';
import { gallery } from './gallery/gallery.block';
import { hero } from './hero/hero.block';
import { imageWithText } from './image-with-text/image-with-text.block';
import { inquiryForm } from './inquiry-form/inquiry-form.block';
import { languageSwitch } from './language-switch/language-switch.block';
import { listingDetail } from './listing-detail/listing-detail.block';
import { listingGrid } from './listing-grid/listing-grid.block';
import { listingSearch } from './listing-search/listing-search.block';
import { logoStrip } from './logo-strip/logo-strip.block';
import { matchedListings } from './matched-listings/matched-listings.block';
import { notFound } from './not-found/not-found.block';
import { officeContact } from './office-contact/office-contact.block';
import { officeContextBar } from './office-context-bar/office-context-bar.block';
import { officeFinder } from './office-finder/office-finder.block';
import { officeHero } from './office-hero/office-hero.block';
import { officeList } from './office-list/office-list.block';
import { postTeasers } from './post-teasers/post-teasers.block';
import { regionList } from './region-list/region-list.block';
import { richText } from './rich-text/rich-text.block';
import { saleStories } from './sale-stories/sale-stories.block';
import { savedListings } from './saved-listings/saved-listings.block';
import { savedSearches } from './saved-searches/saved-searches.block';
import { signInDialog } from './sign-in-dialog/sign-in-dialog.block';
import { siteFooter } from './site-footer/site-footer.block';
import { siteHeader } from './site-header/site-header.block';
import { statistics } from './statistics/statistics.block';
import { steps } from './steps/steps.block';
import { teamGrid } from './team-grid/team-grid.block';
import { testimonials } from './testimonials/testimonials.block';
import { valuationCalculator } from './valuation-calculator/valuation-calculator.block';
import { video } from './video/video.block';
import { viewedListings } from './viewed-listings/viewed-listings.block';
import { visitorForm } from './visitor-form/visitor-form.block';
import { websiteSection } from './website-section/website-section.block';

/** All block types of the platform, one per line. This is the only list. */
export const definitions = [
  accountForms,
  agentProfile,
  breadcrumbs,
  buyerPreferences,
  buyerProfile,
  buyerRegistrationDialog,
  callToAction,
  columns,
  consentBanner,
  countrySelector,
  faq,
  featureGrid,
  gallery,
  hero,
  imageWithText,
  inquiryForm,
  languageSwitch,
  listingDetail,
  listingGrid,
  listingSearch,
  logoStrip,
  matchedListings,
  notFound,
  officeContact,
  officeContextBar,
  officeFinder,
  officeHero,
  officeList,
  postTeasers,
  regionList,
  richText,
  saleStories,
  savedListings,
  savedSearches,
  signInDialog,
  siteFooter,
  siteHeader,
  statistics,
  steps,
  teamGrid,
  testimonials,
  valuationCalculator,
  video,
  viewedListings,
  visitorForm,
  websiteSection,
] as const;
