import type { FlattenedField, SanitizedConfig } from 'payload';

const idField: FlattenedField = { name: 'id', type: 'number' };
const rowIdField: FlattenedField = { name: 'id', type: 'text' };
const ofSeveral = new Map<string, FlattenedField>([
  ['value', idField],
  ['relationTo', { name: 'relationTo', type: 'text' }],
]);

/** The languages of content. */
export const languagesOf = ({ localization }: SanitizedConfig): readonly string[] =>
  localization ? localization.localeCodes : [];

/** The field of documents with these fields that a query names by a path, through relations too; null where there is none. */
export function fieldAt(
  path: string,
  fields: readonly FlattenedField[],
  config: SanitizedConfig,
): FlattenedField | null {
  return fieldAmong([...fields, idField], path, config);
}

function fieldAmong(
  fields: readonly FlattenedField[],
  path: string,
  config: SanitizedConfig,
): FlattenedField | null {
  // As Payload reads it.
  const [name = '', ...below] = path.replaceAll('__', '.').split('.');
  const field = fields.find((one) => one.name === name);
  if (!field) return null;
  const [next = ''] = below;
  const isLocalised = 'localized' in field && field.localized;
  const rest = isLocalised && languagesOf(config).includes(next) ? below.slice(1) : below;
  return rest.length === 0 || field.type === 'json' ? field : fieldBelow(field, rest.join('.'), config);
}

function fieldBelow(field: FlattenedField, path: string, config: SanitizedConfig): FlattenedField | null {
  if (field.type === 'array') return fieldAmong([...field.flattenedFields, rowIdField], path, config);
  if ('flattenedFields' in field) return fieldAmong(field.flattenedFields, path, config);
  if (field.type !== 'relationship' && field.type !== 'upload') return null;
  const { relationTo } = field;
  if (typeof relationTo !== 'string') return ofSeveral.get(path) ?? null;
  const related = config.collections.find(({ slug }) => slug === relationTo);
  return related ? fieldAt(path, related.flattenedFields, config) : null;
}
