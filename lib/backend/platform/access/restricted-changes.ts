import { APIError, type CollectionBeforeValidateHook, type FieldAccess, type FieldHook } from 'payload';
import { readRow } from './read-row';
import type { RestrictedField } from './restricted-fields';
import { isSameAsStored } from './same-as-stored';

type RestrictedChange = { row: RestrictedField; label: string };

const keyOf = (collection: string | undefined, id: unknown) =>
  `restricted fields of ${collection} ${id ?? 'new'}`;
const changesByContext = new WeakMap<object, Map<string, RestrictedChange[]>>();

/**
 * Records changes to a field that `allow` denies. Payload would silently drop the submitted value. Must run
 * before the other hooks of the field, which may change the value.
 */
export function recordRestrictedChange(row: RestrictedField, allow: FieldAccess): FieldHook {
  return async ({
    collection,
    context,
    data,
    field,
    operation,
    originalDoc,
    overrideAccess,
    req,
    ...rest
  }) => {
    const value = rest.siblingData[row.field];
    if (overrideAccess || value === undefined || isSameAsStored(value, rest.previousValue)) return;
    // `preserveRestrictedFields` resets restricted fields when a version is restored.
    if (context.isRestoringVersion === true) return;
    const isDefault = 'defaultValue' in field && isSameAsStored(value, field.defaultValue);
    if (isDefault && isSameAsStored(undefined, rest.previousValue)) return;
    if (await allow({ req, data, doc: originalDoc, siblingData: rest.siblingData })) return;
    // Reverting to the published version submits published values that may differ from a newer draft of the
    // network staff.
    const id = operation === 'update' ? originalDoc?.id : undefined;
    if (
      collection &&
      id !== undefined &&
      isSameAsStored(value, (await readRow(collection.slug, id, req)).get(row.field))
    )
      return;
    const key = keyOf(row.collection, id);
    const changes = changesByContext.get(context) ?? new Map<string, RestrictedChange[]>();
    const label = 'label' in field && typeof field.label === 'string' ? field.label : row.field;
    changesByContext.set(context, changes.set(key, [...(changes.get(key) ?? []), { row, label }]));
  };
}

/** @throws APIError 403 that lists each restricted field with the role that may change it. */
export const rejectRestrictedChanges: CollectionBeforeValidateHook = ({
  collection,
  context,
  data,
  operation,
  originalDoc,
}) => {
  const key = keyOf(collection.slug, operation === 'update' ? originalDoc?.id : undefined);
  const changes = changesByContext.get(context)?.get(key) ?? [];
  if (changes.length === 0) return data;
  changesByContext.get(context)?.delete(key);
  const reasons = changes.map(({ row, label }) => `${label} ${formatReason(row)}`);
  const errors = changes.map(({ row, label }) => ({
    path: row.field,
    label,
    message: `This ${formatReason(row)}`,
  }));
  throw new APIError(`Nothing was saved. ${reasons.join('. ')}. Leave it unchanged, or ask them.`, 403, {
    errors,
  });
};

function formatReason({ office, network }: RestrictedField): string {
  if (network === 'administrators only') return 'can only be changed by network administrators';
  if (office === 'nothing') return 'can only be changed by the network’s staff';
  if (office === 'may set it once')
    return 'can be set once; after that only the network’s staff can change it';
  return `is ${office.join(' or ')} for an office; only the network’s staff can choose another`;
}
