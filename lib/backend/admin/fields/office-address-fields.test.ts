import { expect, test } from 'vitest';
import { officeAddressFields } from './office-address-fields';

test('officeAddressFields › lists countries by name and stores their contract code', () => {
  const country = officeAddressFields.find((field) => 'name' in field && field.name === 'country');
  expect(country).toMatchObject({
    options: expect.arrayContaining([
      { label: 'Ghana', value: 'GH' },
      { label: 'United Kingdom', value: 'UK' },
    ]),
  });
});
