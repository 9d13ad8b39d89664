import type { CollectionConfig, Field } from 'payload';

/** Adds labels derived from the field names: `meta_title` becomes "Meta title". */
export function withLabels(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(withLabel) };
}

function withLabel(field: Field): Field {
  if (field.type === 'group' || field.type === 'array') {
    const fields = field.fields.map(withLabel);
    return 'name' in field && field.name
      ? { ...field, fields, label: field.label ?? labelFromName(field.name) }
      : { ...field, fields };
  }
  if (!('name' in field) || !field.name || field.label !== undefined) return field;
  return { ...field, label: labelFromName(field.name) };
}

function labelFromName(name: string): string {
  const label = name
    .replaceAll('_', ' ')
    .replace(/\be164\b/, '')
    .trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}
