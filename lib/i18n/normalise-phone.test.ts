import { getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { countryCodes } from '@/schemas/country';
import { countries } from './countries/countries';
import { dialCodes } from './dial-codes';
import { normalisePhone } from './normalise-phone';

test.each([
  '0244123456',
  '024 412 3456',
  '024-412-3456',
  '+233 24 412 3456',
  '+2330244123456',
  '233244123456',
  '00233244123456',
  '00 233 (0)24 412 3456',
  '244123456',
  '(0)24 412 3456',
  '+233 (0) 24.412.3456',
  '\u202a+233 24\u2009412\u20113456\u202c',
  '024 412 3456 ext. 12',
])('%j is a Ghanaian mobile number', (written) => {
  expect(normalisePhone(written)).toBe('+233244123456');
});

test.each([
  ['030 277 1234', '+233302771234'],
  ['0800 12345', '+23380012345'],
  ['+44 20 7946 0958', '+442079460958'],
  ['001 212 555 0100', '+12125550100'],
  ['+1 (212) 555-0100', '+12125550100'],
])('%j becomes %s', (written, expected) => {
  expect(normalisePhone(written)).toBe(expected);
});

test.each(['', '12', '02441234567', '024412345', 'call me', '+0244123456', '+233', '0044', '++233244123456'])(
  '%j is no phone number',
  (written) => {
    expect(normalisePhone(written)).toBeNull();
  },
);

test('leaves normalised numbers unchanged', () => {
  expect(normalisePhone('+233244123456')).toBe('+233244123456');
});

test.each([
  ['0251234567', '+233251234567'],
  ['059 012 3456', '+233590123456'],
])(
  'accepts %j even if its series is not assigned yet: the small metadata contains lengths only',
  (written, expected) => {
    expect(normalisePhone(written)).toBe(expected);
  },
);

test('each dial code equals that of the library', () => {
  for (const code of countryCodes)
    expect(dialCodes[code]).toBe(`+${getCountryCallingCode(countries[code].iso)}`);
});
