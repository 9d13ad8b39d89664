import * as initial from './20261120_000000_initial';
import * as renewals from './20261122_000010_renewals';
import * as listingStatistics from './20261122_000015_listing_statistics';
import * as scheduledPosts from './20261122_000020_scheduled_posts';
import * as references from './20261122_000040_references';
import * as accounts from './20261122_000050_accounts';
import * as redirectTargets from './20261122_000060_redirect_targets';
import * as composerSaves from './20261123_000070_composer_saves';
import * as composerPresence from './20261123_000080_composer_presence';
import * as recordDrafts from './20261123_000090_record_drafts';
import * as documentTimes from './20261124_000100_document_times';
import * as foundWords from './20261124_000110_found_words';
import * as officeCategories from './20261124_000120_office_categories';
import * as composerSittings from './20261124_000130_composer_sittings';
import * as sitemapParts from './20261125_000130_sitemap_parts';
import * as templates from './20261125_000140_templates';
import * as officeCounties from './20261125_000150_office_counties';
import * as listingParts from './20261125_000160_listing_parts';
import * as fullNames from './20261125_000170_full_names';
import * as valuationMultiples from './20261125_000200_valuation_multiples';
import * as leads from './20261125_000210_leads';
import * as leadWork from './20261125_000220_lead_work';
import * as valuationMails from './20261125_000260_valuation_mails';
import * as moreForms from './20261125_000270_more_forms';
import * as districts from './20261126_000280_districts';
import * as listingMarks from './20261126_000281_listing_marks';
import * as daysOff from './20261126_000300_days_off';
import * as saleStories from './20261126_000310_sale_stories';
import * as searchedListings from './20261126_000320_searched_listings';
import * as namedWords from './20261126_000330_named_words';
import * as weightedWords from './20261126_000340_weighted_words';
import * as presenceAge from './20261128_000350_presence_age';
import * as contentKeys from './20261128_000360_content_keys';
import * as confidentialListings from './20261129_000440_confidential_listings';

/** In the order they run. The initial one, the drafts of records, the templates, the counties of offices, the full names, the multiples, the leads, the work on them, the districts and the stories of sales are made from the collections; the others say in SQL what Payload cannot. */
export const migrations = [
  { name: '20261120_000000_initial', up: initial.up, down: initial.down },
  { name: '20261122_000010_renewals', up: renewals.up, down: renewals.down },
  { name: '20261122_000015_listing_statistics', up: listingStatistics.up, down: listingStatistics.down },
  { name: '20261122_000020_scheduled_posts', up: scheduledPosts.up, down: scheduledPosts.down },
  { name: '20261122_000040_references', up: references.up, down: references.down },
  { name: '20261122_000050_accounts', up: accounts.up, down: accounts.down },
  { name: '20261122_000060_redirect_targets', up: redirectTargets.up, down: redirectTargets.down },
  { name: '20261123_000070_composer_saves', up: composerSaves.up, down: composerSaves.down },
  { name: '20261123_000080_composer_presence', up: composerPresence.up, down: composerPresence.down },
  { name: '20261123_000090_record_drafts', up: recordDrafts.up, down: recordDrafts.down },
  { name: '20261124_000100_document_times', up: documentTimes.up, down: documentTimes.down },
  { name: '20261124_000110_found_words', up: foundWords.up, down: foundWords.down },
  { name: '20261124_000120_office_categories', up: officeCategories.up, down: officeCategories.down },
  { name: '20261124_000130_composer_sittings', up: composerSittings.up, down: composerSittings.down },
  { name: '20261125_000130_sitemap_parts', up: sitemapParts.up, down: sitemapParts.down },
  { name: '20261125_000140_templates', up: templates.up, down: templates.down },
  { name: '20261125_000150_office_counties', up: officeCounties.up, down: officeCounties.down },
  { name: '20261125_000160_listing_parts', up: listingParts.up, down: listingParts.down },
  { name: '20261125_000170_full_names', up: fullNames.up, down: fullNames.down },
  { name: '20261125_000200_valuation_multiples', up: valuationMultiples.up, down: valuationMultiples.down },
  { name: '20261125_000210_leads', up: leads.up, down: leads.down },
  { name: '20261125_000220_lead_work', up: leadWork.up, down: leadWork.down },
  { name: '20261125_000260_valuation_mails', up: valuationMails.up, down: valuationMails.down },
  { name: '20261125_000270_more_forms', up: moreForms.up, down: moreForms.down },
  { name: '20261126_000280_districts', up: districts.up, down: districts.down },
  { name: '20261126_000281_listing_marks', up: listingMarks.up, down: listingMarks.down },
  { name: '20261126_000300_days_off', up: daysOff.up, down: daysOff.down },
  { name: '20261126_000310_sale_stories', up: saleStories.up, down: saleStories.down },
  { name: '20261126_000320_searched_listings', up: searchedListings.up, down: searchedListings.down },
  { name: '20261126_000330_named_words', up: namedWords.up, down: namedWords.down },
  { name: '20261126_000340_weighted_words', up: weightedWords.up, down: weightedWords.down },
  { name: '20261128_000350_presence_age', up: presenceAge.up, down: presenceAge.down },
  { name: '20261128_000360_content_keys', up: contentKeys.up, down: contentKeys.down },
  {
    name: '20261129_000440_confidential_listings',
    up: confidentialListings.up,
    down: confidentialListings.down,
  },
];
