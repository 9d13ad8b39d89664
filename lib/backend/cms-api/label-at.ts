import type { Field, Tab } from 'payload';

/** What a form calls a field, with the tab and whatever else of it stands above, as in "The business > Total sales". `path` has no rows in it. */
export function labelAt(path: string, fields: readonly Field[]): string {
  return labelsTo(path.split('.'), fields)?.join(' > ') ?? path;
}

function labelsTo(names: readonly string[], fields: readonly (Field | Tab)[]): string[] | null {
  for (const field of fields) {
    const own = nameOf(field);
    const below = own === null ? names : names.slice(1);
    if (own !== null && own !== names[0]) continue;
    const inner = below.length === 0 ? [] : labelsTo(below, fieldsIn(field));
    if (inner) return [...labelOf(field), ...inner];
  }
  return null;
}

const nameOf = (field: Field | Tab): string | null => ('name' in field && field.name ? field.name : null);

function fieldsIn(field: Field | Tab): readonly (Field | Tab)[] {
  if ('tabs' in field) return field.tabs;
  return 'fields' in field ? field.fields : [];
}

/** What only puts others in order, as a row, is called nothing. */
function labelOf(field: Field | Tab): string[] {
  const label = 'label' in field && typeof field.label === 'string' ? field.label : nameOf(field);
  return label === null ? [] : [label];
}
