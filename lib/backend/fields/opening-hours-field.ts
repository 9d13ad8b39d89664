import type { GroupField, TextField } from 'payload';
import { openingDaySchema } from '@/schemas/office';
import { readClock } from './read-clock';

/** When an office is open. Times are `HH:MM`, local to the office; a day without times is closed. */
export const openingHoursField: GroupField = {
  name: 'opening_hours',
  type: 'group',
  fields: [
    { name: 'show_opening_hours', type: 'checkbox', defaultValue: true },
    {
      name: 'tribe_opening_hours',
      type: 'array',
      dbName: 'office_hours',
      maxRows: 7,
      admin: { initCollapsed: false },
      fields: [
        {
          name: 'day',
          type: 'select',
          required: true,
          enumName: 'enum_office_hours_day',
          options: openingDaySchema.shape.day.options.map((value) => ({
            label: value.charAt(0).toUpperCase() + value.slice(1),
            value,
          })),
        },
        timeField('opens', 'closes'),
        timeField('closes', 'opens'),
      ],
      validate: (rows) => {
        // While a form is filled in, a list without rows is the number of them.
        const days = Array.isArray(rows) ? rows.map(dayOf) : [];
        return new Set(days).size === days.length || 'Each day may stand once';
      },
    },
    { name: 'opening_hours_message', type: 'text', maxLength: 300 },
  ],
};

function timeField(name: 'opens' | 'closes', other: string): TextField {
  return {
    name,
    type: 'text',
    hasMany: false,
    hooks: { beforeValidate: [({ value }) => readClock(value) ?? value] },
    validate: (
      value: string | null | undefined,
      { siblingData }: { siblingData?: Record<string, unknown> },
    ) => {
      const partner = siblingData?.[other];
      if (!value) return !partner || 'Give both times, or neither for a closed day';
      const time = readClock(value);
      if (!time) return 'Write the time as 08:00';
      const opened = readClock(partner);
      const isLater = !opened || name === 'opens' || time > opened;
      return isLater || 'An office closes after it opens';
    },
  };
}

function dayOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'day' in row ? row.day : undefined;
}
