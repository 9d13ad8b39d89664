import type { FlattenedField, SanitizedConfig } from 'payload';

const idField: FlattenedField = { name: 'id', type: 'number' };
const rowIdField: FlattenedField = { name: 'id', type: 'text' };
const polymorphicFields = new Map<string, FlattenedField>([
  ['value', idField],
  ['relationTo', { name: 'relationTo', type: 'text' }],
]);

/** The content locales. */
export const contentLocales = ({ localization }: SanitizedConfig): readonly string[] =>
  localization ? localization.localeCodes : [];

/** The field at a query path, also through relations; null when it does not exist. */
export function findFieldAt(
  path: string,
  fields: readonly FlattenedField[],
  config: SanitizedConfig,
): FlattenedField | null {
  return findField([...fields, idField], path, config);
}

function findField(
  fields: readonly FlattenedField[],
  path: string,
  config: SanitizedConfig,
): FlattenedField | null {
  // Payload treats `__` as a path separator.
  const [name = '', ...segments] = path.replaceAll('__', '.').split('.');
  const field = fields.find((one) => one.name === name);
  if (!field) return null;
  const [next = ''] = segments;
  const isLocalised = 'localized' in field && field.localized;
  const rest = isLocalised && contentLocales(config).includes(next) ? segments.slice(1) : segments;
  return rest.length === 0 || field.type === 'json' ? field : findNestedField(field, rest.join('.'), config);
}

function findNestedField(field: FlattenedField, path: string, config: SanitizedConfig): FlattenedField | null {
  if (field.type === 'array') return findField([...field.flattenedFields, rowIdField], path, config);
  if ('flattenedFields' in field) return findField(field.flattenedFields, path, config);
  if (field.type !== 'relationship' && field.type !== 'upload') return null;
  const { relationTo } = field;
  if (typeof relationTo !== 'string') return polymorphicFields.get(path) ?? null;
  const related = config.collections.find(({ slug }) => slug === relationTo);
  return related ? findFieldAt(path, related.flattenedFields, config) : null;
}
