import type { Field, FlattenedField, SanitizedConfig, Tab } from 'payload';

const idField: FlattenedField = { name: 'id', type: 'number' };
const rowIdField: FlattenedField = { name: 'id', type: 'text' };
const polymorphicFields = new Map<string, FlattenedField>([
  ['value', idField],
  ['relationTo', { name: 'relationTo', type: 'text' }],
]);

/** The content locales. */
export const getContentLocales = ({ localization }: SanitizedConfig): readonly string[] =>
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
  const field = fields.find((field) => field.name === name);
  if (!field) return null;
  const [next = ''] = segments;
  const isLocalised = 'localized' in field && field.localized;
  const rest = isLocalised && getContentLocales(config).includes(next) ? segments.slice(1) : segments;
  return rest.length === 0 || field.type === 'json' ? field : findNestedField(field, rest.join('.'), config);
}

function findNestedField(
  field: FlattenedField,
  path: string,
  config: SanitizedConfig,
): FlattenedField | null {
  if (field.type === 'array') return findField([...field.flattenedFields, rowIdField], path, config);
  if ('flattenedFields' in field) return findField(field.flattenedFields, path, config);
  if (field.type !== 'relationship' && field.type !== 'upload') return null;
  const { relationTo } = field;
  if (typeof relationTo !== 'string') return polymorphicFields.get(path) ?? null;
  const related = config.collections.find(({ slug }) => slug === relationTo);
  return related ? findFieldAt(path, related.flattenedFields, config) : null;
}

/**
 * The label of a field with its tab and parents, such as "The business > Total sales". `path` has no row
 * indexes.
 */
export function getFieldLabelAt(path: string, fields: readonly Field[]): string {
  return findLabels(path.split('.'), fields)?.join(' > ') ?? path;
}

function findLabels(names: readonly string[], fields: readonly (Field | Tab)[]): string[] | null {
  for (const field of fields) {
    const fieldName = nameOf(field);
    const remaining = fieldName === null ? names : names.slice(1);
    if (fieldName !== null && fieldName !== names[0]) continue;
    const innerLabels = remaining.length === 0 ? [] : findLabels(remaining, fieldsIn(field));
    if (innerLabels) return [...labelOf(field), ...innerLabels];
  }
  return null;
}

const nameOf = (field: Field | Tab): string | null => ('name' in field && field.name ? field.name : null);

function fieldsIn(field: Field | Tab): readonly (Field | Tab)[] {
  if ('tabs' in field) return field.tabs;
  return 'fields' in field ? field.fields : [];
}

/** Layout fields, such as rows, have no label. */
function labelOf(field: Field | Tab): string[] {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : nameOf(field);
  return label === null ? [] : [label];
}
