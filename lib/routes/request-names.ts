/** Query parameters that name an office, in order of precedence (spec section 2). */
export const officeParameters = ['store', 'location', 'magasin'] as const;

/** Query parameter in the links of the language switch: the language is stored and the parameter removed. */
export const chooseLanguageParameter = 'setlang';

/** Query parameter with the signed confirmation of a form that was sent without JavaScript. */
export const confirmationParameter = 'confirmation';

/**
 * Query parameters with which a page is rendered for one visitor and not cached: the figures of a form that
 * the same page answers, and the confirmation of a form.
 */
export const privateQueryParameters = ['estimate', confirmationParameter] as const;

/** The internal route that renders public pages (`pages/api/page.ts`), to which only `proxy.ts` routes. */
export const pageRoute = '/api/page';

/** Query parameter of that route: the internal path of the page. */
export const internalPathParameter = 'path';

/** Prefix of the last segment of internal paths to query variants; visitors cannot request them. */
export const queryVariantPrefix = 'asked.';

/** Cookie with the language a visitor chose, such as `en-US`. */
export const languageCookie = 'lang';

/**
 * Cookie with the office of the visitor, such as `greater-accra/osu`; mirrors `location_info` in local
 * storage.
 */
export const officeCookie = 'office';

/** Value of that cookie with which the browser clears the stored office. Not a valid office address. */
export const noOffice = '-';

/** Cookie with the visitor's agent, such as `kojo-ebo-arthur`. */
export const agentCookie = 'agent';

/**
 * First path segments of the shared pages that have an office's or agent's version: only requests below them
 * are redirected by these cookies.
 */
export const contextPrefixes = [
  'about',
  'blog',
  'buy-a-business',
  'buy-a-franchise',
  'contact-us',
  'reviews',
  'sell-a-business',
] as const;
