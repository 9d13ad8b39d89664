import type { PageContext } from '@/lib/engine/page-context';

export const searchTexts = ({ t }: PageContext) => ({
  empty: t('buyerArea.searches.empty'),
  browse: t('buyerArea.saved.browse'),
  alerts: t('buyerArea.searches.alerts'),
  alertsFor: t('buyerArea.searches.alertsFor', { search: '{search}' }),
  frequency: {
    instant: t('buyerArea.searches.instant'),
    daily: t('buyerArea.searches.daily'),
    weekly: t('buyerArea.searches.weekly'),
    never: t('buyerArea.searches.never'),
  },
  remove: t('buyerArea.searches.delete'),
  removeSearch: t('buyerArea.searches.deleteSearch', { search: '{search}' }),
  removed: t('buyerArea.searches.deleted', { search: '{search}' }),
  changed: t('buyerArea.searches.changed'),
});
export type SearchTexts = ReturnType<typeof searchTexts>;
