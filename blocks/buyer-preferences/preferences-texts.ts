import { countText } from '@/lib/buyer-area/count-text';
import type { PageContext } from '@/lib/engine/page-context';
import { searchLimits } from '@/schemas/search/search-state';

export const preferencesTexts = ({ t, locale, format }: PageContext) => ({
  region: t('region.label'),
  category: t('listing.category'),
  subcategory: t('search.subcategory'),
  any: t('buyerArea.preferences.any'),
  minPrice: t('buyerArea.preferences.minPrice'),
  maxPrice: t('buyerArea.preferences.maxPrice'),
  maxDownPayment: t('buyerArea.preferences.maxDownPayment'),
  minEarnings: t('buyerArea.preferences.minEarnings'),
  weekly: t('buyerArea.preferences.weekly'),
  count: countText(locale, (count) => t('buyerArea.preferences.count', { count })),
  countMore: t('buyerArea.preferences.countMore', { count: '{count}' }),
  amount: t('buyerArea.preferences.amount', { example: format.number(500_000) }),
  order: t('buyerArea.preferences.order'),
  tooMany: t('buyerArea.preferences.tooMany', { count: searchLimits.choices }),
  save: t('buyerArea.preferences.save'),
  saving: t('buyerArea.preferences.saving'),
  saved: t('buyer.preferencesUpdated'),
  failed: t('buyer.preferencesFailed'),
  preserved: t('form.preserved'),
  viewMatches: t('buyerArea.preferences.viewMatches'),
});
export type PreferencesTexts = ReturnType<typeof preferencesTexts>;
