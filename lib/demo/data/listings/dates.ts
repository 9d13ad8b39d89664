/** The fixed date of the demo network, so that every seed is identical. */
export const demoDate = '2026-11-20';
const DAY_MS = 24 * 60 * 60 * 1000;

/** The ISO date a number of days before the date of the demo network. */
export function daysBefore(days: number): string {
  return new Date(Date.parse(demoDate) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days between two ISO dates. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
