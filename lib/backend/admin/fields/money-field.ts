import type { NumberField } from 'payload';
import { currencyOf } from '@/lib/i18n/currency';
import { invalidAmountMessage } from '../../platform/admin-ui/amounts';

const MAX_PESEWAS = 1_000_000_000_000;

/** An amount in pesewas (hundredths of the currency unit), as an integer. Empty means not disclosed. */
export function moneyField(name: string, label: string): NumberField {
  return {
    name,
    type: 'number',
    label,
    hasMany: false,
    min: 0,
    max: MAX_PESEWAS,
    custom: { typeErrorMessage: invalidAmountMessage },
    admin: {
      components: { Field: '/admin/forms/inputs#MoneyInput' },
      // The unit of the stored value; forms display whole currency units.
      custom: { unit: 'pesewas' },
    },
    validate: (value) => {
      if (value === null || value === undefined) return true;
      // The form submits unparseable input as text.
      if (typeof value === 'string') return invalidAmountMessage;
      if (!Number.isSafeInteger(value)) return 'Enter the amount in whole pesewas, without decimals';
      return (
        (value >= 0 && value <= MAX_PESEWAS) ||
        `Enter an amount between 0 and 10 billion ${currencyOf().name}`
      );
    },
  };
}
