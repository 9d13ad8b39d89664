import type { FieldAccess, TextField } from 'payload';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';

const abroad = '+44 20 7946 0958';

/** A phone number, kept in E.164 whatever way it was typed. */
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
      if (!value) return options.required ? 'Give a phone number' : true;
      return (
        // A form asks about what was typed: it is stored in E.164 by then.
        normalisePhone(value) !== null ||
        `This is not a phone number: write it as ${formatPhone(activeCountryValues.examplePhone)} or ${abroad}`
      );
    },
  };
}
