import { formatLabels } from 'payload';
import { expect, test } from 'vitest';
import { collections } from './collections';

const labelsOf = ({ slug, labels }: (typeof collections)[number]) => ({ ...formatLabels(slug), ...labels });

test('labels are in sentence case', () => {
  for (const { singular, plural } of collections.map(labelsOf))
    for (const label of [singular, plural]) expect(label).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
});

test('the first list column is the title field, whose cell links to untitled drafts as well', () => {
  for (const { slug, admin } of collections.filter((collection) => collection.slug !== 'staff'))
    expect([slug, admin?.defaultColumns?.[0]]).toEqual([slug, admin?.useAsTitle]);
});
