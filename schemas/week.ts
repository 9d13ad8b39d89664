/** The seven days in their order. */
export const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

type Hours = { day: (typeof week)[number]; opens: string | null; closes: string | null };

/** Every day of the week, closed where nothing is known of it. */
export const wholeWeek = (known: readonly Hours[]): Hours[] =>
  week.map((day) => known.find((one) => one.day === day) ?? { day, opens: null, closes: null });
