import { z } from 'zod';
import { contentNames } from './content-keys';

/** A day on which an office is closed, whatever its week says: an ISO date, and why. */
export const dayOffSchema = z.strictObject({ day: z.iso.date(), name: z.string().nullable() });
export type DayOff = z.infer<typeof dayOffSchema>;

/** What the network's days off are called among the contents of its section `contact`; they are those of all offices. */
export const networkDaysOff = contentNames.days_off;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const isoLine = /^(\d{4})-(\d\d)-(\d\d)\b[\s,:–-]*(.*)$/;
const wordLine = /^(\d{1,2}) ([a-z]{3})[a-z]*\.? (\d{4})\b[\s,:–-]*(.*)$/i;

/** Days as they are written, one a line, as `25 Dec 2026 Christmas Day`; lines that are none are left out. Earliest first. */
export function readDaysOff(text: string | null | undefined): DayOff[] {
  return linesOf(text)
    .flatMap((line) => readLine(line) ?? [])
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** The first line that names no day, as a sentence; null when all do. */
export function daysOffFault(text: string | null | undefined): string | null {
  const wrong = linesOf(text).find((line) => readLine(line) === null);
  return wrong === undefined
    ? null
    : `Write each day on a line of its own, as 25 Dec 2026 Christmas Day: “${wrong.slice(0, 40)}” names no day`;
}

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readLine(line: string): DayOff | null {
  const [, date = '', month = '', year = '', words = ''] = wordLine.exec(line) ?? [];
  const [, isoYear = '', isoMonth = '', isoDate = '', isoWords = ''] = isoLine.exec(line) ?? [];
  const named = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
  const day = isoYear ? `${isoYear}-${isoMonth}-${isoDate}` : `${year}-${named}-${date.padStart(2, '0')}`;
  return dayOffSchema.safeParse({ day, name: (words || isoWords).trim() || null }).data ?? null;
}
