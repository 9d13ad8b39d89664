import { z } from 'zod';
import { contentNames } from './content-keys';

/** A day on which an office is closed despite its opening hours: an ISO date and the reason. */
export const dayOffSchema = z.strictObject({ day: z.iso.date(), name: z.string().nullable() });
export type DayOff = z.infer<typeof dayOffSchema>;

/**
 * The name of the network's days off among the contents of its section `contact`; they apply to all offices.
 */
export const networkDaysOff = contentNames.days_off;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const isoDatePattern = /^(\d{4})-(\d\d)-(\d\d)\b[\s,:–-]*(.*)$/;
const writtenDatePattern = /^(\d{1,2}) ([a-z]{3})[a-z]*\.? (\d{4})\b[\s,:–-]*(.*)$/i;

/**
 * Parses days, one per line, such as `25 Dec 2026 Christmas Day`; invalid lines are ignored. Earliest first.
 */
export function readDaysOff(text: string | null | undefined): DayOff[] {
  return linesOf(text)
    .flatMap((line) => readLine(line) ?? [])
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** A message about the first invalid line; null when all are valid. */
export function daysOffIssue(text: string | null | undefined): string | null {
  const invalidLine = linesOf(text).find((line) => readLine(line) === null);
  return invalidLine === undefined
    ? null
    : `Write each day on its own line, such as 25 Dec 2026 Christmas Day: “${invalidLine.slice(0, 40)}” is not a date`;
}

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readLine(line: string): DayOff | null {
  const [, date = '', month = '', year = '', description = ''] = writtenDatePattern.exec(line) ?? [];
  const [, isoYear = '', isoMonth = '', isoDate = '', isoDescription = ''] = isoDatePattern.exec(line) ?? [];
  const monthNumber = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
  const day = isoYear
    ? `${isoYear}-${isoMonth}-${isoDate}`
    : `${year}-${monthNumber}-${date.padStart(2, '0')}`;
  return dayOffSchema.safeParse({ day, name: (description || isoDescription).trim() || null }).data ?? null;
}
