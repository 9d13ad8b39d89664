import type { TextField } from 'payload';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { splitPhone } from '@/schemas/copied-text';
import { type ContactField, copyContact, readContact } from '../../platform/access/private-contact';

const foreignExample = '+44 20 7946 0958';

/** A number with an extension stays as typed, and is reported. */
const normalise = (value: string): string =>
  splitPhone(value).extension === null ? (normalisePhone(value) ?? value) : value;

/** A phone number, stored in E.164. `contact` names it when a flag decides who reads it. */
export function phoneField(
  name: string,
  options: { required?: boolean; contact?: ContactField } = {},
): TextField {
  return {
    name,
    type: 'text',
    hasMany: false,
    required: options.required ?? false,
    ...(options.contact && { access: { read: readContact(options.contact) } }),
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? normalise(value) : value)],
      ...(options.contact && { beforeDuplicate: [copyContact(options.contact)] }),
    },
    validate: (value) => {
      if (!value) return options.required ? 'Enter a phone number' : true;
      if (splitPhone(value).extension !== null) return 'Enter the number without its extension';
      return (
        // Forms validate the typed value; a save normalises it first.
        normalisePhone(value) !== null ||
        `This is not a phone number: write it as ${formatPhone(activeCountryValues.examplePhone)} or ${foreignExample}`
      );
    },
  };
}
