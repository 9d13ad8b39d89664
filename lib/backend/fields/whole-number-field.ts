import type { NumberField } from 'payload';

type Whole = { min: number; max: number | (() => number); required?: true };

/** A count or a year: the contract tells it as an integer, and a page with half of one could not be made. */
export function wholeNumberField(name: string, { min, max, required }: Whole): NumberField {
  return {
    name,
    type: 'number',
    required,
    hasMany: false,
    min,
    validate: (value) => {
      const most = typeof max === 'function' ? max() : max;
      const isLeft = value === null || value === undefined;
      const isGood = isLeft ? !required : Number.isInteger(value) && value >= min && value <= most;
      return isGood || `Give a whole number, from ${min} to ${most}`;
    },
  };
}

export const thisYear = (): number => new Date().getFullYear();
