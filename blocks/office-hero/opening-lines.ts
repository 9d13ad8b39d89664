import type { PageContext } from '@/lib/engine/page-context';
import type { OfficeOpening } from '@/schemas/office';

const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** What to say about today on each day of the week, Sunday first; null when the office does not tell its hours. */
export function openingLines(
  { showOpeningHours, openingHours }: Pick<OfficeOpening, 'showOpeningHours' | 'openingHours'>,
  page: Pick<PageContext, 't' | 'format'>,
): string[] | null {
  if (!showOpeningHours || openingHours.length === 0) return null;
  return week.map((name) => {
    const day = openingHours.find((one) => one.day === name);
    if (!day?.opens || !day.closes) return page.t('office.closedToday');
    const hours = `${page.format.time(day.opens)} – ${page.format.time(day.closes)}`;
    return `${page.t('office.openToday')}, ${hours.replaceAll(/\s/g, '\u00a0')}`;
  });
}
