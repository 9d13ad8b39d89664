import { expect, test } from 'vitest';
import { agentFields } from './agent-fields';
import { coordinateFields } from './coordinate-fields';
import { openingHoursField } from './opening-hours-field';
import { phoneField } from './phone-field';
import { postalCodeField } from './postal-code-field';
import { slugField } from './slug-field';

/** Validates a value as a form does while it is edited. */
const check = (field: object | undefined, value: unknown, options: object = {}): unknown =>
  Reflect.apply(field && 'validate' in field ? Object(field.validate) : () => 'no check', undefined, [
    value,
    { event: 'onChange', siblingData: {}, ...options },
  ]);
const days = openingHoursField.fields.find((field) => 'name' in field && field.name.startsWith('tribe'));

test('openingHoursField › accepts an empty list, which forms submit as a row count', () => {
  for (const none of [0, null, undefined, []]) expect(check(days, none)).toBe(true);
  expect(check(days, [{ day: 'MONDAY' }, { day: 'TUESDAY' }])).toBe(true);
  expect(check(days, [{ day: 'MONDAY' }, { day: 'MONDAY' }])).toBe('Enter each day only once');
});

test('phoneField and postalCodeField › accept common notations', () => {
  for (const number of ['030 320 1234', '030 212 3456', '+44 20 7946 0958'])
    expect(check(phoneField('phone'), number)).toBe(true);
  expect(check(phoneField('phone'), '030 32')).toMatch(/^This is not a phone number/);
  expect(check(postalCodeField, 'ga 183 8164')).toBe(true);
  expect(check(postalCodeField, 'ga 1')).toBe('Write the digital address as GA-183-8164');
});

test('generated slugs › are required on submit only and have no required mark', () => {
  const submitted = { event: 'submit', siblingData: { is_agent: true } };
  const agentSlug = agentFields.find((field) => 'name' in field && field.name === 'slug');
  for (const field of [slugField({ from: ['name'] }), agentSlug]) {
    expect(check(field, '', { siblingData: { is_agent: true } })).toBe(true);
    expect(check(field, '', submitted)).toMatch(/web address/);
    expect(check(field, 'East Legon')).toMatch(/^Use lowercase letters/);
  }
  expect(slugField({ from: ['name'] }).admin).toMatchObject({ className: 'generated-when-empty' });
  expect(check(slugField(), '')).toMatch(/^Enter a web address/);
});

test("coordinateFields › are optional before a save when they default to the region's centre", () => {
  for (const field of coordinateFields({ usesRegionCentre: true })) {
    expect(check(field, null)).toBe(true);
    expect(check(field, null, { event: 'submit' })).toBe(true);
    expect(check(field, null, { event: 'submit', siblingData: { region: 1 } })).toMatch(/^Enter degrees/);
    expect(check(field, 200)).toMatch(/^Enter degrees/);
  }
  for (const field of coordinateFields()) expect(check(field, null)).toMatch(/^Enter degrees/);
});
