import type { DateField } from 'payload';

type Rest = Pick<DateField, 'required' | 'index' | 'defaultValue'> & {
  description?: string;
  /** Also the time of day. */
  withTime?: boolean;
};

/** A day, shown and typed with the month as a word: in figures, 3/4 is in March to some countries and in April to others. */
export function dayField(name: string, { description, withTime = false, ...rest }: Rest = {}): DateField {
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
