import account from './en/account.json' with { type: 'json' };
import accountMails from './en/account-mails.json' with { type: 'json' };
import alerts from './en/alerts.json' with { type: 'json' };
import buyerArea from './en/buyer-area.json' with { type: 'json' };
import consent from './en/consent.json' with { type: 'json' };
import forms from './en/forms.json' with { type: 'json' };
import listings from './en/listings.json' with { type: 'json' };
import offices from './en/offices.json' with { type: 'json' };
import search from './en/search.json' with { type: 'json' };
import site from './en/site.json' with { type: 'json' };
import valuation from './en/valuation.json' with { type: 'json' };

/**
 * Every fixed text that visitors see, in English; one JSON file per topic. Texts written by staff are in the CMS. Words that differ by country
 * are choices within a message (`countryChoices`). The keys of the English files type all languages.
 */
export const en = {
  ...account,
  ...buyerArea,
  ...accountMails,
  ...alerts,
  ...consent,
  ...forms,
  ...listings,
  ...offices,
  ...search,
  ...site,
  ...valuation,
};
