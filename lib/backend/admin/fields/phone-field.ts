import type { FieldAccess, TextField } from 'payload';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';

const foreignExample = '+44 20 7946 0958';

/** A phone number, stored in E.164. */
export function phoneField(
  name: string,
  options: { required?: boolean; access?: FieldAccess } = {},
): TextField {
  return {
    name,
    type: 'text',
    hasMany: false,
    required: options.required ?? false,
    ...(options.access && { access: { read: options.access } }),
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? (normalisePhone(value) ?? value) : value)],
    },
    validate: (value) => {
      if (!value) return options.required ? 'Enter a phone number' : true;
      return (
        // Forms validate the typed value; a save normalises it first.
        normalisePhone(value) !== null ||
        `This is not a phone number: write it as ${formatPhone(activeCountryValues.examplePhone)} or ${foreignExample}`
      );
    },
  };
}
