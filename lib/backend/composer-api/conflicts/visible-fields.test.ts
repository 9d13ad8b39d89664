import { expect, test } from 'vitest';
import { findVisibleFields } from './visible-fields';

const inPesewas = { autoComplete: 'off', placeholder: '', step: 1, custom: { unit: 'pesewas' } };

test('findVisibleFields › returns labels, related collections and money fields, without hidden fields', () => {
  const fields = findVisibleFields([
    { name: 'title', type: 'text', label: 'Title' },
    { name: 'mark', type: 'text', admin: { hidden: true } },
    { name: 'office', type: 'relationship', relationTo: 'offices', label: 'Office' },
    { name: 'price', type: 'number', label: 'Asking price', admin: inPesewas },
    { type: 'row', fields: [{ name: 'image', type: 'upload', relationTo: 'media', label: 'Image' }] },
  ]);
  expect(fields).toEqual([
    { name: 'title', label: 'Title' },
    { name: 'office', label: 'Office', relationTo: 'offices' },
    { name: 'price', label: 'Asking price', isMoney: true },
    { name: 'image', label: 'Image', relationTo: 'media' },
  ]);
});
