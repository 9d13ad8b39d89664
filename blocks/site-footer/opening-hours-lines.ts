import type { PageContext } from '@/lib/engine/page-context';
import type { OpeningDay } from '@/schemas/office';
import { fullWeek } from '@/schemas/week';

type Week = { showOpeningHours: boolean; openingHours: readonly OpeningDay[] };

/**
 * The opening hours of the week as text such as `Monday–Friday: 8:00 am – 5:00 pm`. Consecutive days with
 * the same hours share a line; closed and unspecified days have none.
 */
export function openingHoursLines(
  { showOpeningHours, openingHours }: Week,
  { t, format }: Pick<PageContext, 't' | 'format'>,
): string[] {
  if (!showOpeningHours) return [];
  return groupDays(fullWeek(openingHours)).flatMap((days) => {
    const [first] = days;
    const last = days.at(-1);
    if (!first?.opens || !first.closes || !last) return [];
    const dayRange = [...new Set([first, last])].map(({ day }) => t(`office.days.${day}`)).join('–');
    // Keep the hours on one line: the word joiner prevents a break after the dash as well.
    const hours = `${format.time(first.opens)} –\u2060 ${format.time(first.closes)}`.replaceAll(
      /\s/g,
      '\u00a0',
    );
    return [`${dayRange}: ${hours}`];
  });
}

function groupDays(week: readonly OpeningDay[]): OpeningDay[][] {
  const groups: OpeningDay[][] = [];
  for (const day of week) {
    const group = groups.at(-1);
    const previousDay = group?.at(-1);
    if (group && previousDay?.opens === day.opens && previousDay.closes === day.closes) group.push(day);
    else groups.push([day]);
  }
  return groups;
}
