import { expect, test } from 'vitest';
import type { CountryCode } from '@/schemas/country';
import { phoneCountry } from './phone-country';

test.each<[string, CountryCode, string, string]>([
  ['+442079460958', 'GH', 'UK', '+44'],
  ['+233244123456', 'UK', 'GH', '+233'],
  ['+12042345678', 'US', 'CA', '+1'],
  ['+17872345678', 'US', 'PR', '+1'],
  // Guernsey, which belongs to the United Kingdom here.
  ['+447911123456', 'GH', 'UK', '+44'],
  ['+18092345678', 'CA', 'CA', '+1'],
  ['+4930901820', 'GH', 'DE', '+49'],
  ['+80012345678', 'GH', 'GH', '+800'],
])('%s with the choice %s belongs to %s', (phone, chosen, country, dialCode) => {
  expect(phoneCountry(phone, chosen)).toEqual({ country, dialCode });
});
