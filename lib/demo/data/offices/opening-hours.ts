import type { Hours } from '../../records';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

/** Monday to Friday as given, Saturday morning when its closing time is given, closed on Sunday. */
export function officeHours(opens = '08:00', closes = '17:00', saturdayCloses?: string): Hours[] {
  return [
    ...weekdays.map((day) => ({ day, opens, closes })),
    { day: 'saturday', opens: saturdayCloses ? '09:00' : null, closes: saturdayCloses ?? null },
    { day: 'sunday', opens: null, closes: null },
  ];
}
