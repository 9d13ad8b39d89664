/** The days of the week in order. */
export const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type DayHours = { day: (typeof week)[number]; opens: string | null; closes: string | null };

/** All days of the week; days without data are closed. */
export const fullWeek = (days: readonly DayHours[]): DayHours[] =>
  week.map((day) => days.find((dayHours) => dayHours.day === day) ?? { day, opens: null, closes: null });
