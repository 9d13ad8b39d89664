import type { GroupField, TextareaField, TextField } from 'payload';
import { textarea } from 'payload/shared';
import { daysOffIssue } from '@/schemas/days-off';
import { openingDaySchema } from '@/schemas/office';
import { parseClosingTime, parseTime, validateTime } from '../forms/opening-hours';

/**
 * Opening hours of an office. Times are `HH:MM` in the office's time zone; a day without times is closed.
 */
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
      admin: { components: { Field: '/admin/forms/hours-input#HoursInput' } },
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
        // While a form is edited, an array without rows is submitted as a number.
        const days = Array.isArray(rows) ? rows.map(dayOf) : [];
        return new Set(days).size === days.length || 'Enter each day only once';
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
    admin: { components: { afterInput: ['/admin/forms/after-input#HolidaysHint'] } },
    validate: (value, options) => daysOffIssue(value) ?? textarea(value, options),
  };
}

function timeField(name: 'opens' | 'closes', otherTime: string): TextField {
  return {
    name,
    type: 'text',
    hasMany: false,
    hooks: {
      beforeValidate: [
        ({ value, siblingData }) =>
          (name === 'closes' ? parseClosingTime(value, siblingData.opens) : parseTime(value)) ?? value,
      ],
    },
    validate: (
      value: string | null | undefined,
      { siblingData }: { siblingData?: Record<string, unknown> },
    ) => validateTime(name, value, siblingData?.[otherTime]) ?? true,
  };
}

function dayOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'day' in row ? row.day : undefined;
}
