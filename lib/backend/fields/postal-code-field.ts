import type { TextField } from 'payload';
import { normaliseDigitalAddress } from './normalise-digital-address';

const foreign = /^[A-Z0-9][A-Z0-9 -]{1,9}$/i;
const inGhana = (siblings: Partial<Record<string, unknown>>) => (siblings.country ?? 'GH') === 'GH';

/** A postal code; in Ghana a digital address, kept as `GA-183-8164`. Reads the `country` beside it. */
export const postalCodeField: TextField = {
  name: 'postal_code',
  type: 'text',
  hasMany: false,
  label: 'Postal or digital address',
  hooks: {
    beforeValidate: [
      ({ value, siblingData }) => {
        if (typeof value !== 'string' || value === '') return value;
        return inGhana(siblingData) ? (normaliseDigitalAddress(value) ?? value) : value.trim();
      },
    ],
  },
  validate: (value, { siblingData }) => {
    if (!value) return true;
    if (inGhana(siblingData ?? {}))
      return normaliseDigitalAddress(value) !== null || 'Write the digital address as GA-183-8164';
    return foreign.test(value) || 'Write the postal code with letters, digits, spaces and hyphens only';
  },
};
