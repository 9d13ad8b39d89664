import { expect, test } from 'vitest';
import { agentFields } from './agent-fields';
import { coordinateFields } from './coordinate-fields';
import { openingHoursField } from './opening-hours-field';
import { phoneField } from './phone-field';
import { postalCodeField } from './postal-code-field';
import { slugField } from './slug-field';

/** What a field says of a value, as a form asks while it is filled in. */
const check = (field: object | undefined, value: unknown, options: object = {}): unknown =>
  Reflect.apply(field && 'validate' in field ? Object(field.validate) : () => 'no check', undefined, [
    value,
    { event: 'onChange', siblingData: {}, ...options },
  ]);
const days = openingHoursField.fields.find((field) => 'name' in field && field.name.startsWith('tribe'));

test('an office without days may be asked about: its form sends their number', () => {
  for (const none of [0, null, undefined, []]) expect(check(days, none)).toBe(true);
  expect(check(days, [{ day: 'MONDAY' }, { day: 'TUESDAY' }])).toBe(true);
  expect(check(days, [{ day: 'MONDAY' }, { day: 'MONDAY' }])).toBe('Each day may stand once');
});

test('a telephone and a digital address are right as people write them', () => {
  for (const number of ['030 320 1234', '030 212 3456', '+44 20 7946 0958'])
    expect(check(phoneField('phone'), number)).toBe(true);
  expect(check(phoneField('phone'), '030 32')).toMatch(/^This is not a phone number/);
  expect(check(postalCodeField, 'ga 183 8164')).toBe(true);
  expect(check(postalCodeField, 'ga 1')).toBe('Write the digital address as GA-183-8164');
});

test('what is made when it is saved is not asked for before, and has no star', () => {
  const submitted = { event: 'submit', siblingData: { is_agent: true } };
  const agentSlug = agentFields.find((field) => 'name' in field && field.name === 'slug');
  for (const made of [slugField({ from: ['name'] }), agentSlug]) {
    expect(check(made, '', { siblingData: { is_agent: true } })).toBe(true);
    expect(check(made, '', submitted)).toMatch(/web address/);
    expect(check(made, 'East Legon')).toMatch(/^Use small letters/);
  }
  expect(slugField({ from: ['name'] }).admin).toMatchObject({ className: 'made-when-empty' });
  expect(check(slugField(), '')).toMatch(/^Give it a web address/);
});

test('the place of an office is not asked for before it is saved, that of a region is', () => {
  for (const made of coordinateFields({ ofRegion: true })) {
    expect(check(made, null)).toBe(true);
    expect(check(made, null, { event: 'submit' })).toBe(true);
    expect(check(made, null, { event: 'submit', siblingData: { region: 1 } })).toMatch(/^Write degrees/);
    expect(check(made, 200)).toMatch(/^Write degrees/);
  }
  for (const asked of coordinateFields()) expect(check(asked, null)).toMatch(/^Write degrees/);
});
