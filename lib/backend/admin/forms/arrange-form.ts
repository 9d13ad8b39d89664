import type { CollectionConfig, Condition, Field, Tab } from 'payload';
import { isOfficeStaff } from '../../platform/access/staff-member';
import {
  type FieldTexts,
  type FormPlan,
  type FormTab,
  listPlannedFieldNames,
  type PlannedFields,
} from './form-plan';
import { formPlans } from './plans/form-plans';

type FieldTextPlan = Pick<FormPlan, 'fieldTexts' | 'rows'>;

/** Adds the labels and descriptions of a plan to a field and its nested fields. */
function withFieldTexts(field: Field, plan: FieldTextPlan, parentPath = ''): Field {
  if (!('name' in field) || !field.name) return field;
  const path = `${parentPath}${field.name}`;
  const labelled = withTexts(field, plan.fieldTexts?.[path]);
  if (labelled.type !== 'group' && labelled.type !== 'array') return labelled;
  const fields = labelled.fields.map((inner) => withFieldTexts(inner, plan, `${path}.`));
  return labelled.type === 'group'
    ? { ...labelled, fields }
    : withRowLabels({ ...labelled, fields }, plan, path);
}

const Description = '/admin/forms/network-only-hint#NetworkOnlyHint';

function withTexts(field: Field, texts: FieldTexts | undefined): Field {
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
    labels: { singular, plural },
    admin: { ...field.admin, initCollapsed: true, components: { ...field.admin?.components, RowLabel } },
  };
}

/**
 * Arranges the fields of a collection according to its form plan. Fields that the plan does not name follow
 * in their original order.
 */
export function withForm(collection: CollectionConfig): CollectionConfig {
  const plan = formPlans[collection.slug];
  if (!plan) return collection;
  const admin = { ...collection.admin, hideAPIURL: true, description: plan.description };
  return { ...collection, admin, fields: arrange(collection.fields, plan) };
}

function arrange(fields: readonly Field[], plan: FormPlan): Field[] {
  const labelledFields = fields.map((field) => withFieldTexts(field, plan));
  const fieldsByName = new Map(
    labelledFields.flatMap((field) => ('name' in field ? [[field.name, field] as const] : [])),
  );
  const plannedNames = new Set(listPlannedFieldNames(plan));
  const getField = (name: string): Field => {
    const field = fieldsByName.get(name);
    if (!field) throw new Error(`A form plan names a field "${name}" that its collection does not have`);
    return field;
  };
  const placeFields = (planned: PlannedFields): Field =>
    typeof planned === 'string' ? getField(planned) : { type: 'row', fields: planned.map(getField) };
  const tabs = plan.tabs.map((tab) => toTab(tab, tab.fields.map(placeFields)));
  return [
    ...plan.fieldsAboveTabs.map(placeFields),
    ...(tabs.length > 0 ? [{ type: 'tabs' as const, tabs }] : []),
    ...labelledFields
      .filter((field) => !('name' in field && plannedNames.has(field.name)))
      .map((field) => restrictToNetwork(field, plan)),
  ];
}

const isNetworkStaffForm: Condition = (_data, _siblings, { user }) => !isOfficeStaff(user);

/**
 * The condition is on a row: a field with a condition of its own would never be required, neither in forms
 * nor in types.
 */
const restrictToNetwork = (field: Field, { networkOnly = [] }: FormPlan): Field =>
  'name' in field && field.name && networkOnly.includes(field.name)
    ? { type: 'row', admin: { position: 'sidebar', condition: isNetworkStaffForm }, fields: [field] }
    : field;

const toTab = ({ label, description, isNetworkOnly }: FormTab, fields: Field[]): Tab => ({
  label,
  ...(description && { description }),
  ...(isNetworkOnly && { admin: { condition: isNetworkStaffForm } }),
  fields,
});
