import type { ClientField } from 'payload';

/** What a form calls a field, wherever it stands in it. */
export function labelOf(fields: readonly ClientField[], name: string): string {
  return find(fields, name) ?? name;
}

function find(fields: readonly ClientField[], name: string): string | undefined {
  for (const field of fields) {
    if ('name' in field && field.name) {
      if (field.name === name)
        return 'label' in field && typeof field.label === 'string' ? field.label : name;
      continue;
    }
    const inner =
      'fields' in field ? field.fields : 'tabs' in field ? field.tabs.flatMap((tab) => tab.fields) : [];
    const label = find(inner, name);
    if (label) return label;
  }
  return undefined;
}
