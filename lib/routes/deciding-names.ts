/** Query parameters that name an office, most telling first (spec section 2). */
export const officeParameters = ['store', 'location', 'magasin'] as const;

/** Query parameter of the language switch's links: the language is remembered and the parameter removed. */
export const chooseLanguageParameter = 'setlang';

/** Cookie with the language a visitor chose, as `en-US`. */
export const languageCookie = 'lang';

/** Cookie with the office a visitor chose, as `greater-accra/osu`. */
export const officeCookie = 'office';
