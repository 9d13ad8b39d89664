import { expect, test } from 'vitest';
import { withLabels } from './with-labels';

test('withLabels › adds labels to fields, including nested ones, and keeps existing labels', () => {
  const { fields } = withLabels({
    slug: 'x',
    fields: [
      { name: 'meta_title', type: 'text' },
      { name: 'mobile_e164', type: 'text' },
      { name: 'alt', type: 'text', label: 'Custom' },
      { name: 'opening_hours', type: 'group', fields: [{ name: 'show_opening_hours', type: 'checkbox' }] },
    ],
  });
  expect(fields).toMatchObject([
    { label: 'Meta title' },
    { label: 'Mobile' },
    { label: 'Custom' },
    { label: 'Opening hours', fields: [{ label: 'Show opening hours' }] },
  ]);
});
