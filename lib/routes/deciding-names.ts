/** Query parameters that name an office, most telling first (spec section 2). */
export const officeParameters = ['store', 'location', 'magasin'] as const;

/** Query parameter of the language switch's links: the language is remembered and the parameter removed. */
export const chooseLanguageParameter = 'setlang';

/** Query parameter of forms that their own page answers: the page is then made for who asks, and kept for nobody. */
export const askingParameter = 'estimate';

/** How the last segment of a path begins at which a page is made for who asks; nobody may ask for it. */
export const askedMark = 'asked.';

/** Cookie with the language a visitor chose, as `en-US`. */
export const languageCookie = 'lang';

/** Cookie with the office a visitor is in, as `greater-accra/osu`: the browser's mirror of `location_info`. */
export const officeCookie = 'office';

/** What that cookie says when whatever the browser has kept of an office is to be forgotten. Not the address of any. */
export const noOffice = '-';

/** Cookie with the agent a visitor is with, as `kojo-ebo-arthur`. */
export const agentCookie = 'agent';

/** How the shared pages begin that an office or an agent has a version of: nobody is led from others by these cookies. */
export const ledBeginnings = [
  'about',
  'blog',
  'buy-a-business',
  'buy-a-franchise',
  'contact-us',
  'reviews',
  'sell-a-business',
] as const;
