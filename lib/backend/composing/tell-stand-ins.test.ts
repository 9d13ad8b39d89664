import { expect, test } from 'vitest';
import { contactNames } from '@/lib/i18n/contact-names';
import { tellStandIns } from './tell-stand-ins';

test.each([
  ['Sold by {agent}', 'Sold by [agent name]'],
  ['{office}', '[office name]'],
  ['{office} in {region}', '[office name] in [region name]'],
  ['{listings.count} for sale', '[how many businesses are for sale] for sale'],
  ['{none} of ours', '{none} of ours'],
  ['About us', 'About us'],
])('the title “%s” is read as “%s”', (title, told) => {
  expect(tellStandIns(title)).toBe(told);
});

test('whatever a network says to whoever would reach it has a stand-in', () => {
  const names = ['Default phone', 'Default email', 'Answers', 'Hours'];
  const said = Object.keys(contactNames(names.map((name) => ({ name, value: '+233302730100' }))));
  expect(said.length).toBeGreaterThan(names.length);
  expect(said.filter((name) => !tellStandIns(`{${name}}`).startsWith('['))).toEqual([]);
});
