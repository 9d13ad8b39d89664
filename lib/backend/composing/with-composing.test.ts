import { expect, test } from 'vitest';
import { withComposing } from './with-composing';

test.each([
  ['pages', 'list', '/compose/record/7'],
  // Columns chosen anew are drawn without saying where.
  ['pages', undefined, '/compose/record/7'],
  ['website-sections', 'list', '/compose/section/7'],
  ['pages', 'trash', '/form'],
] as const)('in the %s of the view %s a title leads to %s', (slug, viewType, address) => {
  const { admin } = withComposing({
    slug,
    admin: { useAsTitle: 'title' },
    fields: [{ name: 'title', type: 'text' }],
  });
  const row = { collectionSlug: slug, doc: { id: 7 }, defaultURL: '/form', req: JSON.parse('{}') };
  expect(admin?.formatDocURL?.({ ...row, ...(viewType && { viewType }) })).toBe(address);
});
