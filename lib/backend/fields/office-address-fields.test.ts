import { expect, test } from 'vitest';
import { officeAddressFields } from './office-address-fields';

test('a country is chosen by its name, and stored by the code of the contract', () => {
  const country = officeAddressFields.find((field) => 'name' in field && field.name === 'country');
  expect(country).toMatchObject({
    options: expect.arrayContaining([
      { label: 'Ghana', value: 'GH' },
      { label: 'United Kingdom', value: 'UK' },
    ]),
  });
});
