import { expect, test } from 'vitest';
import { contactNames } from '@/lib/i18n/contact-names';
import { labelPlaceholders } from './label-placeholders';

test.each([
  ['Sold by {agent}', 'Sold by [agent name]'],
  ['{office}', '[office name]'],
  ['{office} in {region}', '[office name] in [region name]'],
  ['{listings.count} for sale', '[number of businesses for sale] for sale'],
  ['{none} of ours', '{none} of ours'],
  ['About us', 'About us'],
])('placeholder labels › title “%s” becomes “%s”', (title, labelled) => {
  expect(labelPlaceholders(title)).toBe(labelled);
});

test('placeholder labels › exist for all contact placeholders', () => {
  const names = ['Default phone', 'Default email', 'Answers', 'Hours'];
  const placeholders = Object.keys(contactNames(names.map((name) => ({ name, value: '+233302730100' }))));
  expect(placeholders.length).toBeGreaterThan(names.length);
  expect(placeholders.filter((name) => !labelPlaceholders(`{${name}}`).startsWith('['))).toEqual([]);
});
