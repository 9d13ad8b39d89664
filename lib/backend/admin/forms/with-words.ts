import type { Field } from 'payload';
import type { FieldTexts, FormPlan } from './form-plan';

type FieldTextPlan = Pick<FormPlan, 'fieldTexts' | 'rows'>;

/** Adds the labels and descriptions of a plan to a field and its nested fields. */
export function withFieldTexts(field: Field, plan: FieldTextPlan, parentPath = ''): Field {
  if (!('name' in field) || !field.name) return field;
  const path = `${parentPath}${field.name}`;
  const labelled = withOwnTexts(field, plan.fieldTexts?.[path]);
  if (labelled.type !== 'group' && labelled.type !== 'array') return labelled;
  const fields = labelled.fields.map((inner) => withFieldTexts(inner, plan, `${path}.`));
  return labelled.type === 'group' ? { ...labelled, fields } : withRowLabels({ ...labelled, fields }, plan, path);
}

const Description = '/admin/forms/network-only-hint#NetworkOnlyHint';

function withOwnTexts(field: Field, texts: FieldTexts | undefined): Field {
  if (!texts || field.type === 'tabs' || field.type === 'row') return field;
  const { label, description, placeholder, isNetworkOnly } = texts;
  if (field.type === 'ui') return { ...field, ...(label && { label }) };
  const admin = {
    ...field.admin,
    ...(description && { description }),
    ...(placeholder && { placeholder }),
    ...(isNetworkOnly && { components: { ...field.admin?.components, Description } }),
  };
  return Object.assign({ ...field, ...(label && { label }) }, { admin });
}

function withRowLabels(field: Extract<Field, { type: 'array' }>, plan: FieldTextPlan, path: string): Field {
  const rows = plan.rows?.[path];
  if (!rows) return field;
  const { singular, plural, labelField } = rows;
  const RowLabel = { path: '/admin/forms/row-label#RowLabel', clientProps: { singular, labelField } };
  return {
    ...field,
    labels: { singular: singular, plural: plural },
    admin: { ...field.admin, initCollapsed: true, components: { ...field.admin?.components, RowLabel } },
  };
}
