import { expect, test } from 'vitest';
import { describeVisiblePhone } from './describe-visible-phone';

const noNumbers = { main: '', organic: '', paid: '' };
const describePhones = (numbers: Partial<typeof noNumbers>) =>
  describeVisiblePhone({ ...noNumbers, ...numbers }, (phone) => `<${phone}>`);

test('describeVisiblePhone › prefers the website number and explains how to display the telephone', () => {
  expect(describePhones({ main: '1', organic: '2' })).toEqual([
    'Visitors see <2>, the website number, in place of the telephone <1>. Leave that field empty to show the telephone.',
  ]);
});

test('describeVisiblePhone › uses the telephone without a website number', () => {
  expect(describePhones({ main: '1' })).toEqual(['Visitors see <1>, the telephone.']);
});

test('describeVisiblePhone › adds the number for visitors from advertisements', () => {
  expect(describePhones({ main: '1', paid: '3' })[1]).toBe('Visitors from an advertisement see <3>.');
  expect(describePhones({ paid: '3' })).toEqual([
    ...describePhones({}),
    'Visitors from an advertisement see <3>.',
  ]);
});

test("describeVisiblePhone › names the network's number for an office without one", () => {
  expect(describePhones({})).toEqual([
    'Visitors see the network’s number, if it has one: add the telephone of this office.',
  ]);
});
