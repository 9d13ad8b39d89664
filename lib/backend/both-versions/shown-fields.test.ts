import { expect, test } from 'vitest';
import { shownFields } from './shown-fields';

test('a form shows its fields by their labels, and says of which collection a relation names records', () => {
  const fields = shownFields([
    { name: 'title', type: 'text', label: 'Title' },
    { name: 'mark', type: 'text', admin: { hidden: true } },
    { name: 'office', type: 'relationship', relationTo: 'offices', label: 'Office' },
    { type: 'row', fields: [{ name: 'image', type: 'upload', relationTo: 'media', label: 'Image' }] },
  ]);
  expect(fields).toEqual([
    { name: 'title', label: 'Title' },
    { name: 'office', label: 'Office', relationTo: 'offices' },
    { name: 'image', label: 'Image', relationTo: 'media' },
  ]);
});
