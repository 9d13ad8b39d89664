import type { NumberField } from 'payload';

const mostPesewas = 1_000_000_000_000;

/** An amount in whole pesewas. Empty means not disclosed. */
export function moneyField(name: string, label: string): NumberField {
  return {
    name,
    type: 'number',
    label: `${label} (pesewas)`,
    hasMany: false,
    min: 0,
    max: mostPesewas,
    validate: (value) => {
      if (value === null || value === undefined) return true;
      if (!Number.isSafeInteger(value)) return 'Write the amount in whole pesewas, without a point';
      return (value >= 0 && value <= mostPesewas) || 'Write an amount between 0 and 10 thousand million cedi';
    },
  };
}
