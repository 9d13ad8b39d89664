import type { CollectionConfig, Condition, Field, Tab } from 'payload';
import { isOfOffice } from '../access/staff-member';
import { type FormPlan, type FormTab, type PlannedFields, plannedNames } from './form-plan';
import { formPlans } from './plans/form-plans';
import { withWords } from './with-words';

/** The collection with its form in order. What no plan names stays where it was, behind what one does. */
export function withForm(collection: CollectionConfig): CollectionConfig {
  const plan = formPlans[collection.slug];
  if (!plan) return collection;
  const admin = { ...collection.admin, hideAPIURL: true, description: plan.about };
  return { ...collection, admin, fields: arrange(collection.fields, plan) };
}

function arrange(fields: readonly Field[], plan: FormPlan): Field[] {
  const worded = fields.map((field) => withWords(field, plan));
  const named = new Map(worded.flatMap((field) => ('name' in field ? [[field.name, field] as const] : [])));
  const planned = new Set(plannedNames(plan));
  const take = (name: string): Field => {
    const field = named.get(name);
    if (!field) throw new Error(`A form names a field "${name}" that its collection does not have`);
    return field;
  };
  const place = (one: PlannedFields): Field =>
    typeof one === 'string' ? take(one) : { type: 'row', fields: one.map(take) };
  const tabs = plan.tabs.map((tab) => toTab(tab, tab.fields.map(place)));
  return [
    ...plan.above.map(place),
    ...(tabs.length > 0 ? [{ type: 'tabs' as const, tabs }] : []),
    ...worded
      .filter((field) => !('name' in field && planned.has(field.name)))
      .map((field) => withReaders(field, plan)),
  ];
}

const isOfNetworkStaff: Condition = (_data, _siblings, { user }) => !isOfOffice(user);

/** The condition is the row's: a field with one of its own is never required, in no form and in no type. */
const withReaders = (field: Field, { ofNetwork = [] }: FormPlan): Field =>
  'name' in field && field.name && ofNetwork.includes(field.name)
    ? { type: 'row', admin: { position: 'sidebar', condition: isOfNetworkStaff }, fields: [field] }
    : field;

const toTab = ({ label, description, isOfNetwork }: FormTab, fields: Field[]): Tab => ({
  label,
  ...(description && { description }),
  ...(isOfNetwork && { admin: { condition: isOfNetworkStaff } }),
  fields,
});
