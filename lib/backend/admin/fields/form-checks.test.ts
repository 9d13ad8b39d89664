import { expect, test } from 'vitest';
import { places } from '../collections/places';
import { agentFields } from './agent-fields';
import { contentsField } from './contents-field';
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
const req = { t: String, payload: { config: {} } };
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
  expect(check(phoneField('phone'), '024 412 3456 ext. 12')).toBe('Enter the number without its extension');
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

test('contentsField › a value of the type url follows the rule for links of staff', () => {
  const value = contentsField({ localized: false, keys: false }).fields.find(
    (field) => 'name' in field && field.name === 'value',
  );
  const checkAs = (type: string, written: string) => check(value, written, { siblingData: { type }, req });
  const refused = [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a b',
    'https://u@evil.com',
    '//evil.com',
  ];
  for (const written of [...refused, '/a/../b', 'login.example.com']) {
    expect(checkAs('url', written), written).toMatch(/^(Use a path|Write %20)/);
    expect(checkAs('text', written), written).toBe(true);
  }
  for (const written of ['https://login.example.com/agents?x=1', '/contact-us', 'mailto:a@example.com', ''])
    expect(checkAs('url', written), written).toBe(true);
});

test('places › a name has at least two letters', () => {
  const name = places.fields.find((field) => 'name' in field && field.name === 'name');
  for (const written of ['...', '12', 'A', '- 7 -'])
    expect(check(name, written, { req })).toMatch(/two letters/);
  for (const written of ['Ho', 'Ɔda', 'Osu 2']) expect(check(name, written, { req })).toBe(true);
});
