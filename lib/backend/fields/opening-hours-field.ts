import type { GroupField, TextareaField, TextField } from 'payload';
import { textarea } from 'payload/shared';
import { daysOffFault } from '@/schemas/days-off';
import { openingDaySchema } from '@/schemas/office';
import { timeFault } from '../forms/day-hours';
import { readClock, readClosing } from '../forms/read-clock';

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
      admin: { components: { Field: '/forms/hours-input#HoursInput' } },
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
    daysOffField(),
  ],
};

function daysOffField(): TextareaField {
  return {
    name: 'days_off',
    type: 'textarea',
    maxLength: 4_000,
    admin: { components: { afterInput: ['/forms/holidays-help#HolidaysHelp'] } },
    validate: (value, options) => daysOffFault(value) ?? textarea(value, options),
  };
}

function timeField(name: 'opens' | 'closes', other: string): TextField {
  return {
    name,
    type: 'text',
    hasMany: false,
    hooks: {
      beforeValidate: [
        ({ value, siblingData }) =>
          (name === 'closes' ? readClosing(value, siblingData.opens) : readClock(value)) ?? value,
      ],
    },
    validate: (
      value: string | null | undefined,
      { siblingData }: { siblingData?: Record<string, unknown> },
    ) => timeFault(name, value, siblingData?.[other]) ?? true,
  };
}

function dayOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'day' in row ? row.day : undefined;
}
