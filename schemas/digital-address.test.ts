import { expect, test } from 'vitest';
import { normaliseDigitalAddress } from './digital-address';

test.each([
  ['GA-183-8164', 'GA-183-8164'],
  ['ga 183 8164', 'GA-183-8164'],
  ['GA1838164', 'GA-183-8164'],
  [' GA–183–8164 ', 'GA-183-8164'],
  ['EO-1070-1234', 'EO-1070-1234'],
  ['N5-03074-1234', 'N5-03074-1234'],
])('normalises %j to %s', (written, expected) => {
  expect(normaliseDigitalAddress(written)).toBe(expected);
});

test.each(['GA-18-8164', '', '90210', 'GA-183-816', '5A-183-8164', 'GA-183-8164 x'])(
  '%j is no digital address',
  (written) => {
    expect(normaliseDigitalAddress(written)).toBeNull();
  },
);
