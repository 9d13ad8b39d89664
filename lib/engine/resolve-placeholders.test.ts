import { expect, it } from 'vitest';
import { resolvePlaceholders, resolveText } from './resolve-placeholders';

const names = { office: 'Osu', region: 'Greater Accra' };

it('replaces placeholders in texts at any depth and leaves everything else unchanged', () => {
  const props = {
    heading: 'Selling in {region}',
    items: [{ text: '{office}, {region}' }],
    count: 3,
    on: null,
  };
  expect(resolvePlaceholders(props, names)).toEqual({
    heading: 'Selling in Greater Accra',
    items: [{ text: 'Osu, Greater Accra' }],
    count: 3,
    on: null,
  });
});

it.each(['{agent}', '{Office}', '{ office }', '{constructor}', '{{}}'])('leaves %s unchanged', (text) => {
  expect(resolveText(text, names)).toBe(text);
});
