import type { NumberField } from 'payload';

/** The highest multiple there can be; what the calculator works out is exact up to it (`lib/valuation`). */
const most = 20;

type MultipleOptions = { required: boolean; atLeast?: string };

/** How many times something a business is sold for, as 2.15. `atLeast` is the field beside it that is never higher. */
export function multipleField(name: string, { required, atLeast }: MultipleOptions): NumberField {
  return {
    name,
    type: 'number',
    required,
    hasMany: false,
    min: 0.01,
    max: most,
    admin: { step: 0.05 },
    validate: (value, { siblingData }) => {
      if (value === null || value === undefined) return !required || 'Write a multiple, as 2.15';
      if (typeof value !== 'number' || !(value >= 0.01 && value <= most) || !hasTwoDecimals(value))
        return `Write a multiple from 0.01 to ${most}, with two decimals at most, as 2.15`;
      const lower = atLeast ? numberAt(siblingData, atLeast) : null;
      return lower === null || value >= lower || 'Low, middle and high go upwards';
    },
  };
}

const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function numberAt(data: object, name: string): number | null {
  const value: unknown = Object.entries(data).find(([field]) => field === name)?.[1];
  return typeof value === 'number' ? value : null;
}
