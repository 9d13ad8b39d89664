import account from './ja/account.json' with { type: 'json' };
import accountMails from './ja/account-mails.json' with { type: 'json' };
import alerts from './ja/alerts.json' with { type: 'json' };
import buyerArea from './ja/buyer-area.json' with { type: 'json' };
import consent from './ja/consent.json' with { type: 'json' };
import forms from './ja/forms.json' with { type: 'json' };
import listings from './ja/listings.json' with { type: 'json' };
import offices from './ja/offices.json' with { type: 'json' };
import search from './ja/search.json' with { type: 'json' };
import site from './ja/site.json' with { type: 'json' };
import valuation from './ja/valuation.json' with { type: 'json' };
import type { Messages } from './messages.ts';

/** Japanese. */
export const ja: Messages = {
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
