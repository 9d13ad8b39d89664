import { countText } from '@/lib/buyer-area/count-text';
import type { PageContext } from '@/lib/engine/page-context';

const listing = { listing: '{listing}' };
const reason = { criterion: '{criterion}', percent: '{percent}' };

export const matchTexts = ({ t, locale }: PageContext) => ({
  count: countText(locale, (count) => t('buyerArea.matches.count', { count })),
  empty: t('buyerArea.matches.empty'),
  noPreferences: t('buyerArea.matches.noPreferences'),
  setPreferences: t('buyerArea.matches.setPreferences'),
  changePreferences: t('buyerArea.matches.changePreferences'),
  reasons: t('buyerArea.matches.reasons'),
  fits: t('buyerArea.matches.fits', reason),
  below: t('buyerArea.matches.below', reason),
  above: t('buyerArea.matches.above', reason),
  undisclosed: t('buyerArea.matches.undisclosed', reason),
  differs: t('buyerArea.matches.differs', reason),
  criteria: {
    region: t('region.label'),
    category: t('listing.category'),
    subcategory: t('search.subcategory'),
    price: t('listing.askingPrice'),
    down_payment: t('listing.downPayment'),
    sde: t('listing.sdeShort'),
  },
  hide: t('buyerArea.matches.hide'),
  hideListing: t('buyerArea.matches.hideListing', listing),
  hidden: t('buyerArea.matches.hidden', listing),
  save: t('buyer.saveListing'),
  saveListing: t('buyerArea.matches.saveListing', listing),
  saved: t('buyer.saved'),
  savedListing: t('buyerArea.matches.savedListing', listing),
  previous: t('buyerArea.matches.previous'),
  next: t('buyerArea.matches.next'),
  pageOf: t('buyerArea.matches.pageOf', { page: '{page}', pages: '{pages}' }),
  pages: t('buyerArea.matches.pages'),
});
export type MatchTexts = ReturnType<typeof matchTexts>;
