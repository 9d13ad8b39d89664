import type { PageContext } from '@/lib/engine/page-context';
import type { OpeningDay } from '@/schemas/office';
import { wholeWeek } from '@/schemas/week';

type Week = { showOpeningHours: boolean; openingHours: readonly OpeningDay[] };

/** The week in few lines, as `Monday–Friday: 8:00 am – 5:00 pm`: days that follow each other with the same hours share one; closed days, and those that nothing is told of, have none. */
export function weekLines(
  { showOpeningHours, openingHours }: Week,
  { t, format }: Pick<PageContext, 't' | 'format'>,
): string[] {
  if (!showOpeningHours) return [];
  return groupDays(wholeWeek(openingHours)).flatMap((days) => {
    const [first] = days;
    const last = days.at(-1);
    if (!first?.opens || !first.closes || !last) return [];
    const named = [...new Set([first, last])].map(({ day }) => t(`office.days.${day}`)).join('–');
    // The hours of a day stay on one line, which may end behind a dash also where no space may be broken.
    const hours = `${format.time(first.opens)} –\u2060 ${format.time(first.closes)}`.replaceAll(
      /\s/g,
      '\u00a0',
    );
    return [`${named}: ${hours}`];
  });
}

function groupDays(week: readonly OpeningDay[]): OpeningDay[][] {
  const groups: OpeningDay[][] = [];
  for (const day of week) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before?.opens === day.opens && before.closes === day.closes) group.push(day);
    else groups.push([day]);
  }
  return groups;
}
