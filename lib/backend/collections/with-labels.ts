import type { CollectionConfig, Field } from 'payload';

/** The collection with words for labels: `meta_title` is shown as "Meta title". */
export function withLabels(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(withLabel) };
}

function withLabel(field: Field): Field {
  if (field.type === 'group' || field.type === 'array') {
    const fields = field.fields.map(withLabel);
    return 'name' in field && field.name
      ? { ...field, fields, label: field.label ?? toWords(field.name) }
      : { ...field, fields };
  }
  if (!('name' in field) || !field.name || field.label !== undefined) return field;
  return { ...field, label: toWords(field.name) };
}

function toWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/\be164\b/, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
