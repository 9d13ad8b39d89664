import type { NumberField } from 'payload';

/** The highest allowed multiple; the calculator is exact up to this value (`lib/valuation`). */
const MAX_MULTIPLE = 20;

type MultipleOptions = { required: boolean; minField?: string };

/** A sale price multiple such as 2.15. `minField` is an adjacent field whose value must not be higher. */
export function multipleField(name: string, { required, minField }: MultipleOptions): NumberField {
  return {
    name,
    type: 'number',
    required,
    hasMany: false,
    min: 0.01,
    max: MAX_MULTIPLE,
    admin: { step: 0.05 },
    validate: (value, { siblingData }) => {
      if (value === null || value === undefined) return !required || 'Enter a multiple, such as 2.15';
      if (typeof value !== 'number' || !(value >= 0.01 && value <= MAX_MULTIPLE) || !hasTwoDecimals(value))
        return `Enter a multiple from 0.01 to ${MAX_MULTIPLE} with at most two decimals, such as 2.15`;
      const min = minField ? numberAt(siblingData, minField) : null;
      return min === null || value >= min || 'Low, median and high must be in ascending order';
    },
  };
}

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function numberAt(data: object, name: string): number | null {
  const value: unknown = Object.entries(data).find(([field]) => field === name)?.[1];
  return typeof value === 'number' ? value : null;
}
