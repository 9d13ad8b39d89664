import type { CollectionConfig, Condition, Field, Tab } from 'payload';
import { isOfficeStaff } from '../../access/staff-member';
import { type FormPlan, type FormTab, type PlannedFields, plannedFieldNames } from './form-plan';
import { formPlans } from './plans/form-plans';
import { withFieldTexts } from './with-words';

/**
 * Arranges the fields of a collection according to its form plan. Fields that the plan does not name follow
 * in their original order.
 */
export function withForm(collection: CollectionConfig): CollectionConfig {
  const plan = formPlans[collection.slug];
  if (!plan) return collection;
  const admin = { ...collection.admin, hideAPIURL: true, description: plan.about };
  return { ...collection, admin, fields: arrange(collection.fields, plan) };
}

function arrange(fields: readonly Field[], plan: FormPlan): Field[] {
  const labelledFields = fields.map((field) => withFieldTexts(field, plan));
  const fieldsByName = new Map(labelledFields.flatMap((field) => ('name' in field ? [[field.name, field] as const] : [])));
  const plannedFieldNames = new Set(plannedFieldNames(plan));
  const getField = (name: string): Field => {
    const field = fieldsByName.get(name);
    if (!field) throw new Error(`A form plan names a field "${name}" that its collection does not have`);
    return field;
  };
  const placeFields = (planned: PlannedFields): Field =>
    typeof planned === 'string' ? getField(planned) : { type: 'row', fields: planned.map(getField) };
  const tabs = plan.tabs.map((tab) => toTab(tab, tab.fields.map(placeFields)));
  return [
    ...plan.above.map(placeFields),
    ...(tabs.length > 0 ? [{ type: 'tabs' as const, tabs }] : []),
    ...labelledFields
      .filter((field) => !('name' in field && plannedFieldNames.has(field.name)))
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
