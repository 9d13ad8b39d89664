import { expect, test } from 'vitest';
import { withLabels } from './with-labels';

test('gives fields words for labels, nested ones too, and keeps what is said', () => {
  const { fields } = withLabels({
    slug: 'x',
    fields: [
      { name: 'meta_title', type: 'text' },
      { name: 'mobile_e164', type: 'text' },
      { name: 'alt', type: 'text', label: 'Said' },
      { name: 'opening_hours', type: 'group', fields: [{ name: 'show_opening_hours', type: 'checkbox' }] },
    ],
  });
  expect(fields).toMatchObject([
    { label: 'Meta title' },
    { label: 'Mobile' },
    { label: 'Said' },
    { label: 'Opening hours', fields: [{ label: 'Show opening hours' }] },
  ]);
});
