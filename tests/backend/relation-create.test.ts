import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
import { hasAutosaveEnabled } from 'payload/shared';
import { expect, test } from 'vitest';

/** The fields of a form by path, also those in groups and rows. */
function fieldsOf(fields: readonly FlattenedField[], above: string): [string, FlattenedField][] {
  return fields.flatMap((field): [string, FlattenedField][] => {
    const path = `${above}.${field.name}`;
    const nested = 'flattenedFields' in field ? fieldsOf(field.flattenedFields, path) : [];
    return [[path, field], ...nested];
  });
}

test('relation fields › no field offers to create a document that is stored before the form is saved', async () => {
  const { collections } = await (await import('@/lib/backend/payload.config')).default;
  const savesItself = ({ slug }: SanitizedCollectionConfig) =>
    collections.some((one) => one.slug === slug && hasAutosaveEnabled(one));
  const own = collections.filter(savesItself).map(({ slug }) => slug);
  expect(own.sort()).toEqual(['pages', 'posts', 'website-sections']);
  const naming = collections
    .flatMap(({ slug, flattenedFields }) => fieldsOf(flattenedFields, slug))
    .filter(([, { type }]) => type === 'relationship');
  const toThese = naming.filter(
    ([, field]) => 'relationTo' in field && own.some((slug) => [field.relationTo].flat().includes(slug)),
  );
  expect(toThese.map(([path]) => path)).toContain('menus.items.page');
  const offering = toThese.filter(
    ([, { admin }]) => !admin || !('allowCreate' in admin) || admin.allowCreate,
  );
  expect(offering.map(([path]) => path)).toEqual([]);
});
