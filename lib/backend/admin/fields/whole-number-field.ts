import type { NumberField } from 'payload';

type WholeNumberOptions = { min: number; max: number | (() => number); required?: true };

/**
 * An integer such as a count or a year. The contract declares it as an integer, so a fraction would make the
 * page fail.
 */
export function wholeNumberField(name: string, { min, max, required }: WholeNumberOptions): NumberField {
  return {
    name,
    type: 'number',
    required,
    hasMany: false,
    min,
    validate: (value) => {
      const maxValue = typeof max === 'function' ? max() : max;
      const isEmpty = value === null || value === undefined;
      const isValid = isEmpty ? !required : Number.isInteger(value) && value >= min && value <= maxValue;
      return isValid || `Enter a whole number from ${min} to ${maxValue}`;
    },
  };
}

export const getCurrentYear = (): number => new Date().getFullYear();
