import { formatLabels } from 'payload';
import { expect, test } from 'vitest';
import { collections } from './collections';

const labelsOf = ({ slug, labels }: (typeof collections)[number]) => ({ ...formatLabels(slug), ...labels });

test('what is kept is called by words of which the first alone is capital', () => {
  for (const { singular, plural } of collections.map(labelsOf))
    for (const label of [singular, plural]) expect(label).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
});

test('a list begins with what its records are called, which leads to the form of a draft without a number, too', () => {
  for (const { slug, admin } of collections.filter((one) => one.slug !== 'staff'))
    expect([slug, admin?.defaultColumns?.[0]]).toEqual([slug, admin?.useAsTitle]);
});
