import type { Field } from 'payload';
import type { FieldWords, FormPlan } from './form-plan';

type Words = Pick<FormPlan, 'words' | 'rows'>;

/** A field with the words that a plan has for it, and for those in it. */
export function withWords(field: Field, plan: Words, above = ''): Field {
  if (!('name' in field) || !field.name) return field;
  const path = `${above}${field.name}`;
  const worded = withOwnWords(field, plan.words?.[path]);
  if (worded.type !== 'group' && worded.type !== 'array') return worded;
  const fields = worded.fields.map((inner) => withWords(inner, plan, `${path}.`));
  return worded.type === 'group' ? { ...worded, fields } : withRowWords({ ...worded, fields }, plan, path);
}

const Description = '/forms/changed-by-network#ChangedByNetwork';

function withOwnWords(field: Field, words: FieldWords | undefined): Field {
  if (!words || field.type === 'tabs' || field.type === 'row') return field;
  const { label, description, placeholder, isOfNetwork } = words;
  if (field.type === 'ui') return { ...field, ...(label && { label }) };
  const admin = {
    ...field.admin,
    ...(description && { description }),
    ...(placeholder && { placeholder }),
    ...(isOfNetwork && { components: { ...field.admin?.components, Description } }),
  };
  return Object.assign({ ...field, ...(label && { label }) }, { admin });
}

function withRowWords(field: Extract<Field, { type: 'array' }>, plan: Words, path: string): Field {
  const rows = plan.rows?.[path];
  if (!rows) return field;
  const { one, many, namedBy } = rows;
  const RowLabel = { path: '/forms/row-name#RowName', clientProps: { one, namedBy } };
  return {
    ...field,
    labels: { singular: one, plural: many },
    admin: { ...field.admin, initCollapsed: true, components: { ...field.admin?.components, RowLabel } },
  };
}
