import { countText } from '@/lib/buyer-area/count-text';
import type { PageContext } from '@/lib/engine/page-context';

const listing = { listing: '{listing}' };
const prices = { from: '{from}', to: '{to}' };

export const savedTexts = ({ t, locale }: PageContext) => ({
  empty: t('buyerArea.saved.empty'),
  browse: t('buyerArea.saved.browse'),
  count: countText(locale, (count) => t('buyerArea.saved.count', { count })),
  sort: t('search.sort'),
  orders: {
    newest: t('buyerArea.saved.newest'),
    price_asc: t('search.price_asc'),
    price_desc: t('search.price_desc'),
    sde_desc: t('search.sde_desc'),
    name_asc: t('search.name_asc'),
  },
  savedOn: t('buyerArea.saved.savedOn', { date: '{date}' }),
  note: t('buyerArea.saved.note'),
  noteFor: t('buyerArea.saved.noteFor', listing),
  noteSaving: t('buyerArea.saved.noteSaving'),
  noteSaved: t('buyerArea.saved.noteSaved'),
  noteFailed: t('buyerArea.saved.noteFailed'),
  priceLower: t('buyerArea.saved.priceLower', prices),
  priceHigher: t('buyerArea.saved.priceHigher', prices),
  priceNow: t('buyerArea.saved.priceNow', prices),
  priceWithdrawn: t('buyerArea.saved.priceWithdrawn'),
  remove: t('buyerArea.saved.remove'),
  removeListing: t('buyerArea.saved.removeListing', listing),
  removed: t('buyerArea.saved.removed', listing),
  compare: t('buyerArea.saved.compare'),
  compareListing: t('buyerArea.saved.compareListing', listing),
  compareHint: t('buyerArea.saved.compareHint'),
  compareCount: t('buyerArea.saved.compareCount', { count: '{count}', max: '{max}' }),
  comparison: t('buyerArea.saved.comparison'),
  clear: t('buyerArea.saved.clear'),
  category: t('listing.category'),
  location: t('listing.location'),
  status: t('buyerArea.saved.status'),
});
export type SavedTexts = ReturnType<typeof savedTexts>;
