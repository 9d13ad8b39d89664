import type { DescribedField } from '@/lib/engine/described-field';
import type { Field } from '@/schemas/field';

export type NamedField = readonly [name: string, field: DescribedField];
export type FieldGroup = { title: string; fields: readonly NamedField[] };

/** The most edited groups come first, the appearance last. */
const groupTitles: readonly (readonly [group: Field['group'], title: string])[] = [
  ['words', 'Words'],
  ['entries', 'Content'],
  ['pictures', 'Pictures'],
  ['links', 'Links'],
  ['look', 'Look and colours'],
];

/** Groups the fields of a block; within a group, the order of the schema applies. */
export const groupFields = (fields: readonly NamedField[]): FieldGroup[] =>
  groupTitles.flatMap(([group, title]) => {
    const groupedFields = fields.filter(([, field]) => (field.group ?? 'words') === group);
    return groupedFields.length > 0 ? [{ title, fields: groupedFields }] : [];
  });
