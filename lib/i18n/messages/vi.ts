import type { Messages } from './messages.ts';
import account from './vi/account.json' with { type: 'json' };
import accountMails from './vi/account-mails.json' with { type: 'json' };
import alerts from './vi/alerts.json' with { type: 'json' };
import buyerArea from './vi/buyer-area.json' with { type: 'json' };
import consent from './vi/consent.json' with { type: 'json' };
import forms from './vi/forms.json' with { type: 'json' };
import listings from './vi/listings.json' with { type: 'json' };
import offices from './vi/offices.json' with { type: 'json' };
import search from './vi/search.json' with { type: 'json' };
import site from './vi/site.json' with { type: 'json' };
import valuation from './vi/valuation.json' with { type: 'json' };

/** Vietnamese. */
export const vi: Messages = {
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
