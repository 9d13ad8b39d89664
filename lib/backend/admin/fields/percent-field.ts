import type { NumberField } from 'payload';

/** A rate in percent with at most two decimals, such as 12.5; zero is a value. */
export const percentField = (name: string): NumberField => ({
  name,
  type: 'number',
  hasMany: false,
  min: 0,
  max: 100,
  validate: (value) => {
    if (value === null || value === undefined) return true;
    const hundredths = value * 100;
    const isValid = value >= 0 && value <= 100 && Math.abs(hundredths - Math.round(hundredths)) < 1e-6;
    return isValid || 'Enter a rate from 0 to 100 with at most two decimals, such as 12.5';
  },
});
