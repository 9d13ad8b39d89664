import type { Field, Tab } from 'payload';

/**
 * The label of a field with its tab and parents, such as "The business > Total sales". `path` has no row
 * indexes.
 */
export function fieldLabelAt(path: string, fields: readonly Field[]): string {
  return findLabels(path.split('.'), fields)?.join(' > ') ?? path;
}

function findLabels(names: readonly string[], fields: readonly (Field | Tab)[]): string[] | null {
  for (const field of fields) {
    const ownName = nameOf(field);
    const remaining = ownName === null ? names : names.slice(1);
    if (ownName !== null && ownName !== names[0]) continue;
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
