import { expect, test } from 'vitest';
import { tellShownPhone } from './shown-phone';

const none = { main: '', organic: '', paid: '' };
const tell = (numbers: Partial<typeof none>) => tellShownPhone({ ...none, ...numbers }, (one) => `<${one}>`);

test('the number for the website stands before the telephone, and it is said how to show that', () => {
  expect(tell({ main: '1', organic: '2' })).toEqual([
    'Visitors see <2>, the number for the website, in place of the telephone <1>. Empty that field to show the telephone.',
  ]);
});

test('without one the telephone is seen', () => {
  expect(tell({ main: '1' })).toEqual(['Visitors see <1>, the telephone.']);
});

test('who comes from an advertisement sees another number', () => {
  expect(tell({ main: '1', paid: '3' })[1]).toBe('Who comes from an advertisement sees <3>.');
  expect(tell({ paid: '3' })).toEqual([...tell({}), 'Who comes from an advertisement sees <3>.']);
});

test('an office without a number is told whose is seen, and to write one', () => {
  expect(tell({})).toEqual([
    'Visitors see no number of this office, but the network’s where it has one: write the telephone of this office.',
  ]);
});
