import type { ContactContentsFragment, DaysOffPartsFragment } from '@/lib/graphql/generated/operations';
import { type DayOff, dayOffSchema, networkDaysOff, readDaysOff } from '@/schemas/days-off';
import { parseEach } from '../parse-each';

/**
 * The days off of the office with this name: those of the network and its own, earliest first. The office's
 * own name of a day takes precedence.
 */
export function toDaysOff(
  { days_off: own }: DaysOffPartsFragment,
  contact: ContactContentsFragment | null | undefined,
  office: string,
): DayOff[] {
  const shared = contact?.contents.find(({ name }) => name === networkDaysOff)?.value;
  const parsed = parseEach(dayOffSchema, own, `days off of ${office}`);
  const days = new Map([...readDaysOff(shared), ...parsed].map((item) => [item.day, item]));
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}
