import account from './es/account.json' with { type: 'json' };
import accountMails from './es/account-mails.json' with { type: 'json' };
import alerts from './es/alerts.json' with { type: 'json' };
import buyerArea from './es/buyer-area.json' with { type: 'json' };
import consent from './es/consent.json' with { type: 'json' };
import forms from './es/forms.json' with { type: 'json' };
import listings from './es/listings.json' with { type: 'json' };
import offices from './es/offices.json' with { type: 'json' };
import search from './es/search.json' with { type: 'json' };
import site from './es/site.json' with { type: 'json' };
import valuation from './es/valuation.json' with { type: 'json' };
import type { Messages } from './messages.ts';

/** Spanish. */
export const es: Messages = {
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
