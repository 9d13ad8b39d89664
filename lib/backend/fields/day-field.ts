import type { DateField } from 'payload';

type Rest = Pick<DateField, 'required' | 'index' | 'defaultValue'> & {
  description?: string;
  /** Also the time of day. */
  withTime?: boolean;
};

/** A day, shown and typed as it is written here: first the day, then the month. */
export function dayField(name: string, { description, withTime = false, ...rest }: Rest = {}): DateField {
  return {
    name,
    type: 'date',
    ...rest,
    admin: {
      date: withTime
        ? { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy, HH:mm', timeFormat: 'HH:mm' }
        : { displayFormat: 'dd/MM/yyyy' },
      placeholder: withTime ? '31/12/2026, 08:00' : '31/12/2026',
      ...(description && { description }),
    },
  };
}
