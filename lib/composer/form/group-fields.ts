import type { DescribedField } from '@/lib/engine/described-field';
import type { Field } from '@/schemas/field';

export type NamedField = readonly [name: string, field: DescribedField];
export type FieldGroup = { title: string; fields: readonly NamedField[] };

/** What is written most comes first; how it looks, last. */
const titles: readonly (readonly [group: Field['group'], title: string])[] = [
  ['words', 'Words'],
  ['entries', 'Content'],
  ['pictures', 'Pictures'],
  ['links', 'Links'],
  ['look', 'Look and colours'],
];

/** The fields of a block under their titles; within one, in the order of the schema. */
export const groupFields = (fields: readonly NamedField[]): FieldGroup[] =>
  titles.flatMap(([group, title]) => {
    const own = fields.filter(([, field]) => (field.group ?? 'words') === group);
    return own.length > 0 ? [{ title, fields: own }] : [];
  });
