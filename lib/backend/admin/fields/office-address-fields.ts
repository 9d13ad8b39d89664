import type { Field } from 'payload';
import { activeCountry } from '@/lib/i18n/active-country';
import { countryName } from '@/lib/i18n/country-name';
import { contentLocale } from '@/lib/i18n/locales';
import { countryCodes } from '@/schemas/country';
import { coordinateFields } from './coordinate-fields';
import { postalCodeField } from './postal-code-field';
import { textListField } from './text-list-field';

/**
 * The address of an office. The contract's `state`, `state_abbreviated` and `state_slug` come from the
 * region.
 */
export const officeAddressFields: Field[] = [
  { name: 'address_1', type: 'text', maxLength: 160 },
  { name: 'address_2', type: 'text', maxLength: 160 },
  { name: 'locality', type: 'text', required: true, maxLength: 80 },
  { name: 'county', type: 'text', maxLength: 80 },
  { name: 'region', type: 'relationship', relationTo: 'regions', required: true, index: true },
  {
    name: 'country',
    type: 'select',
    required: true,
    defaultValue: activeCountry,
    options: countryCodes.map((value) => ({ label: countryName(value, contentLocale), value })),
  },
  postalCodeField,
  ...coordinateFields({ usesRegionCentre: true }),
  { name: 'is_alternate_address', type: 'checkbox', defaultValue: false },
  textListField({ name: 'territories', maxRows: 60, maxLength: 80 }),
];
