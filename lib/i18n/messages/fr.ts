import account from './fr/account.json' with { type: 'json' };
import accountMails from './fr/account-mails.json' with { type: 'json' };
import alerts from './fr/alerts.json' with { type: 'json' };
import buyerArea from './fr/buyer-area.json' with { type: 'json' };
import consent from './fr/consent.json' with { type: 'json' };
import forms from './fr/forms.json' with { type: 'json' };
import listings from './fr/listings.json' with { type: 'json' };
import offices from './fr/offices.json' with { type: 'json' };
import search from './fr/search.json' with { type: 'json' };
import site from './fr/site.json' with { type: 'json' };
import valuation from './fr/valuation.json' with { type: 'json' };
import type { Messages } from './messages.ts';

/** French, as written in Canada. */
export const fr: Messages = {
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
