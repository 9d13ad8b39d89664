import type { DateField } from 'payload';

type DayFieldOptions = Pick<DateField, 'required' | 'index' | 'defaultValue'> & {
  description?: string;
  /** Whether the field includes the time of day. */
  withTime?: boolean;
};

/**
 * A date field that displays the month as a word, because numeric formats such as 3/4 are ambiguous between
 * countries.
 */
export function dayField(
  name: string,
  { description, withTime = false, ...rest }: DayFieldOptions = {},
): DateField {
  return {
    name,
    type: 'date',
    ...rest,
    admin: {
      date: withTime
        ? { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm', timeFormat: 'HH:mm' }
        : { displayFormat: 'd MMM yyyy' },
      placeholder: withTime ? '31 Dec 2026, 08:00' : '31 Dec 2026',
      ...(description && { description }),
    },
  };
}
