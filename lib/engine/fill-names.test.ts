import { expect, it } from 'vitest';
import { fillNames, fillText } from './fill-names';

const names = { office: 'Osu', region: 'Greater Accra' };

it('puts names into texts at any depth and leaves everything else alone', () => {
  const props = {
    heading: 'Selling in {region}',
    items: [{ text: '{office}, {region}' }],
    count: 3,
    on: null,
  };
  expect(fillNames(props, names)).toEqual({
    heading: 'Selling in Greater Accra',
    items: [{ text: 'Osu, Greater Accra' }],
    count: 3,
    on: null,
  });
});

it.each(['{agent}', '{Office}', '{ office }', '{constructor}', '{{}}'])('leaves %s as it is', (text) => {
  expect(fillText(text, names)).toBe(text);
});
