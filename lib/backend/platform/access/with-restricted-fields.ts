import type { CollectionConfig, Field, FieldAccess, FieldHook } from 'payload';
import { relationId } from '../../relation-id';
import { allowNetworkAdminField } from './allow';
import { readRow } from './read-row';
import { recordRestrictedChange } from './restricted-changes';
import { type RestrictedField, restrictedFields } from './restricted-fields';
import { getStaffMember, isNetworkStaff, isOfficeStaff } from './staff-member';

/**
 * Adds access rules to the restricted fields of a collection, and hooks that record changes for
 * `rejectRestrictedChanges`.
 */
export function withRestrictedFields(collection: CollectionConfig): CollectionConfig {
  const restrictions = restrictedFields.filter((restriction) => restriction.collection === collection.slug);
  const restrict = (field: Field): Field => {
    const restriction = restrictions.find(
      (restriction) => 'name' in field && restriction.field === field.name,
    );
    if (!restriction || field.type === 'join' || field.type === 'ui' || !('name' in field)) return field;
    const access = createFieldAccess(restriction);
    const recordChange: FieldHook = (args) =>
      recordRestrictedChange(restriction, access[args.operation === 'create' ? 'create' : 'update'])(args);
    const beforeValidate = [recordChange, ...(field.hooks?.beforeValidate ?? [])];
    const isNetworkOnly = restriction.office === 'nothing' && !restriction.network;
    const hooks = {
      ...field.hooks,
      beforeValidate,
      ...(isNetworkOnly && { beforeDuplicate: [clearRestrictedField] }),
    };
    return { ...field, access: { ...field.access, ...access }, hooks };
  };
  return { ...collection, fields: collection.fields.map(restrict) };
}

/**
 * Clears a restricted field in a duplicate that an office editor creates. Otherwise the write would be
 * rejected and the document could not be duplicated.
 */
const clearRestrictedField: FieldHook = ({ field, req, value }) => {
  if (!isOfficeStaff(req.user)) return value;
  if (field.type === 'array') return [];
  const defaultValue: unknown = 'defaultValue' in field ? field.defaultValue : null;
  return typeof defaultValue === 'function' ? null : (defaultValue ?? null);
};

function createFieldAccess({ collection, field, office, network }: RestrictedField): {
  create: FieldAccess;
  update: FieldAccess;
} {
  if (network === 'administrators only')
    return { create: allowNetworkAdminField, update: allowNetworkAdminField };
  if (office === 'nothing') return { create: allowNetworkStaffField, update: allowNetworkStaffField };
  if (office === 'may set it once')
    return {
      create: () => true,
      update: async (args) =>
        allowNetworkStaffField(args) ||
        (isEmpty(args.doc?.[field]) && !(await hasValue(collection, field, args))),
    };
  const mayChoose = (value: unknown) => isEmpty(value) || office.some((choice) => choice === value);
  const choose: FieldAccess = (args) =>
    allowNetworkStaffField(args) || (mayChoose(args.siblingData?.[field]) && mayChoose(args.doc?.[field]));
  return { create: choose, update: choose };
}

/** Whether the published row has a value although a draft of the network staff cleared it. */
async function hasValue(slug: string, field: string, { doc, req }: Parameters<FieldAccess>[0]) {
  const collection = Object.values(req.payload.config.collections).find(
    (candidate) => candidate.slug === slug,
  )?.slug;
  const id = relationId(doc);
  return collection && id !== null ? !isEmpty((await readRow(collection, id, req)).get(field)) : false;
}

const allowNetworkStaffField = ({ req }: Parameters<FieldAccess>[0]): boolean =>
  isNetworkStaff(getStaffMember(req.user));
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
