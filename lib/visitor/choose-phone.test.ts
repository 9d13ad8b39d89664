import { describe, expect, test } from 'vitest';
import type { PhoneNumbers } from '@/schemas/office';
import { choosePhone } from './choose-phone';
import { readVisit } from './visit';

const all: PhoneNumbers = {
  main: 'main',
  extension: '12',
  organic: 'organic',
  paid: 'paid',
  triggers: [
    { name: 'campaign', value: 'radio', number: 'radio' },
    { name: 'campaign', value: 'empty', number: '' },
  ],
};
const without = (...names: ('main' | 'organic' | 'paid' | 'triggers')[]): PhoneNumbers => ({
  ...all,
  ...Object.fromEntries(names.map((name) => [name, name === 'triggers' ? [] : null])),
});

describe('the number that is shown', () => {
  test.each([
    ['a trigger wins', all, '?campaign=radio', 'radio'],
    ['a trigger wins over paid traffic', all, '?gclid=1&campaign=radio', 'radio'],
    ['another value of the parameter is no trigger', all, '?campaign=Radio2', 'organic'],
    ['a trigger without a number is none', all, '?campaign=empty', 'organic'],
    ['a parameter that is not there is no trigger', all, '', 'organic'],
    ['paid traffic: paid', all, '?gclid=abc', 'paid'],
    ['paid traffic without a paid number: organic', without('paid'), '?gclid=abc', 'organic'],
    ['paid traffic with only the main number', without('paid', 'organic'), '?utm_medium=cpc', 'main'],
    ['otherwise: organic', all, '?utm_medium=email', 'organic'],
    ['otherwise without an organic number: main, never paid', without('organic'), '', 'main'],
    ['no number of its own: the page’s', without('main', 'organic', 'paid', 'triggers'), '', 'page'],
    ['only a paid number, unpaid visit: the page’s', without('main', 'organic'), '', 'page'],
  ])('%s', (_, numbers, query, expected) => {
    expect(choosePhone(numbers, readVisit(query), 'page')?.number).toBe(expected);
  });

  test('nothing when there is no number at all', () => {
    expect(choosePhone(without('main', 'organic', 'paid', 'triggers'), readVisit(''))).toBeNull();
  });

  test('only the main number carries its extension', () => {
    expect(choosePhone(all, readVisit(''))?.extension).toBeNull();
    expect(choosePhone(without('organic'), readVisit(''))?.extension).toBe('12');
  });
});

describe('paid traffic', () => {
  test.each(['gclid=1', 'wbraid=1', 'msclkid=1', 'utm_medium=CPC', 'utm_medium=paid_social'])(
    '%s',
    (query) => {
      expect(readVisit(query).paid).toBe(true);
    },
  );
  test.each(['', 'gclid=', 'utm_medium=organic', 'utm_source=cpc', 'fbclid=1'])('not "%s"', (query) => {
    expect(readVisit(query).paid).toBe(false);
  });
});
