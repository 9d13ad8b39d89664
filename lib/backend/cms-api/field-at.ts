import type { FlattenedField, SanitizedConfig } from 'payload';

const idField: FlattenedField = { name: 'id', type: 'number' };
const kindField: FlattenedField = { name: 'relationTo', type: 'text' };

/** The languages of content. */
export const languagesOf = ({ localization }: SanitizedConfig): readonly string[] =>
  localization ? localization.localeCodes : [];

/** The field that a query names by a path, through relations too; null where there is none. */
export function fieldAt(
  path: string,
  fields: readonly FlattenedField[],
  config: SanitizedConfig,
): FlattenedField | null {
  // As Payload reads it.
  const [name = '', ...below] = path.replaceAll('__', '.').split('.');
  const field = fields.find((one) => one.name === name) ?? (/^_?id$/.test(name) ? idField : null);
  if (!field) return null;
  const [next = ''] = below;
  const isLocalised = 'localized' in field && field.localized;
  const rest = isLocalised && languagesOf(config).includes(next) ? below.slice(1) : below;
  return rest.length === 0 || field.type === 'json' ? field : fieldBelow(field, rest.join('.'), config);
}

function fieldBelow(field: FlattenedField, path: string, config: SanitizedConfig): FlattenedField | null {
  if ('flattenedFields' in field) return fieldAt(path, field.flattenedFields, config);
  if (field.type !== 'relationship' && field.type !== 'upload') return null;
  const { relationTo } = field;
  if (typeof relationTo !== 'string')
    return fieldAt(path, [{ ...idField, name: 'value' }, kindField], config);
  const related = config.collections.find(({ slug }) => slug === relationTo);
  return related ? fieldAt(path, related.flattenedFields, config) : null;
}
