import type { NumberField } from 'payload';
import { currencyOf } from '@/lib/i18n/currency';
import { writeAnAmount } from '../forms/amounts';

const mostPesewas = 1_000_000_000_000;

/** An amount in whole hundredths of the currency (pesewas). Empty means not disclosed. */
export function moneyField(name: string, label: string): NumberField {
  return {
    name,
    type: 'number',
    label,
    hasMany: false,
    min: 0,
    max: mostPesewas,
    custom: { asWritten: writeAnAmount },
    admin: {
      components: { Field: '/forms/money-input#MoneyInput' },
      // What is stored are pesewas; wherever a form shows it again, it shows whole ones.
      custom: { unit: 'pesewas' },
    },
    validate: (value) => {
      if (value === null || value === undefined) return true;
      // The form sends what it cannot read as an amount as it was typed.
      if (typeof value === 'string') return writeAnAmount;
      if (!Number.isSafeInteger(value)) return 'Write the amount in whole pesewas, without a point';
      return (
        (value >= 0 && value <= mostPesewas) ||
        `Write an amount between 0 and 10 thousand million ${currencyOf().name}`
      );
    },
  };
}
