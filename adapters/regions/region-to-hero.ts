import type { Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { createTranslate } from '@/lib/i18n/translate';
import type { RegionOpening } from './to-region';

/** The hero of a region page: the name of the region. The author of the page can add text. */
export function regionToHero(
  region: RegionOpening,
  { locale }: DataContext,
): Supply<'eyebrow' | 'heading' | 'intro'> {
  const t = createTranslate(locale);
  const { name, officeCount, introduction } = region;
  const counted = officeCount > 0 ? t('office.officeCount', { count: officeCount }) : t('office.noOffices');
  return {
    props: {
      eyebrow: t('region.label'),
      heading: name,
      intro: introduction || counted,
    },
  };
}
