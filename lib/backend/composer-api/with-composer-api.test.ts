import { expect, test } from 'vitest';
import { withComposerApi } from './with-composer-api';

test.each([
  ['pages', 'list', '/compose/record/7'],
  // Payload passes no view type when it renders newly selected columns.
  ['pages', undefined, '/compose/record/7'],
  ['website-sections', 'list', '/compose/section/7'],
  ['pages', 'trash', '/form'],
] as const)('composer API › in %s, view %s, a title links to %s', (slug, viewType, address) => {
  const { admin } = withComposerApi({
    slug,
    admin: { useAsTitle: 'title' },
    fields: [{ name: 'title', type: 'text' }],
  });
  const row = { collectionSlug: slug, doc: { id: 7 }, defaultURL: '/form', req: JSON.parse('{}') };
  expect(admin?.formatDocURL?.({ ...row, ...(viewType && { viewType }) })).toBe(address);
});
