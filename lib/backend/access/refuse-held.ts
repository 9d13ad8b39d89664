import { APIError, type CollectionBeforeValidateHook, type FieldAccess, type FieldHook } from 'payload';
import type { HeldField } from './held-fields';
import { readRow } from './read-row';
import { isSameAsStored } from './same-as-stored';

type Noted = { row: HeldField; label: string };

const keyOf = (collection: string | undefined, id: unknown) => `held fields of ${collection} ${id ?? 'new'}`;
const notes = new WeakMap<object, Map<string, Noted[]>>();

/**
 * Notes that somebody wants a field other than it is stored whom `allow` keeps from it: Payload would drop what they
 * sent and say nothing. Comes before the field's other hooks, which may change what was sent.
 */
export function noteHeld(row: HeldField, allow: FieldAccess): FieldHook {
  return async ({
    collection,
    context,
    data,
    field,
    operation,
    originalDoc,
    overrideAccess,
    req,
    ...sent
  }) => {
    const value = sent.siblingData[row.field];
    if (overrideAccess || value === undefined || isSameAsStored(value, sent.previousValue)) return;
    // Of what is restored nothing is taken that is held (`../drafts/keep-held.ts`).
    if (context.isRestoringVersion === true) return;
    const isDefault = 'defaultValue' in field && isSameAsStored(value, field.defaultValue);
    if (isDefault && isSameAsStored(undefined, sent.previousValue)) return;
    if (await allow({ req, data, doc: originalDoc, siblingData: sent.siblingData })) return;
    // Whoever goes back to what visitors see sends what the network's staff may have drafted otherwise since.
    const id = operation === 'update' ? originalDoc?.id : undefined;
    if (
      collection &&
      id !== undefined &&
      isSameAsStored(value, (await readRow(collection.slug, id, req)).get(row.field))
    )
      return;
    const key = keyOf(row.collection, id);
    const noted = notes.get(context) ?? new Map<string, Noted[]>();
    const label = 'label' in field && typeof field.label === 'string' ? field.label : row.field;
    notes.set(context, noted.set(key, [...(noted.get(key) ?? []), { row, label }]));
  };
}

/** @throws APIError 403 that names each field held back, and who may change it. */
export const refuseHeld: CollectionBeforeValidateHook = ({
  collection,
  context,
  data,
  operation,
  originalDoc,
}) => {
  const key = keyOf(collection.slug, operation === 'update' ? originalDoc?.id : undefined);
  const noted = notes.get(context)?.get(key) ?? [];
  if (noted.length === 0) return data;
  notes.get(context)?.delete(key);
  const reasons = noted.map(({ row, label }) => `${label} ${reasonOf(row)}`);
  const errors = noted.map(({ row, label }) => ({
    path: row.field,
    label,
    message: `This ${reasonOf(row)}`,
  }));
  throw new APIError(`Nothing was saved. ${reasons.join('. ')}. Leave it as it is, or ask them.`, 403, {
    errors,
  });
};

function reasonOf({ office, network }: HeldField): string {
  if (network === 'administrators only') return 'is changed by network administrators only';
  if (office === 'nothing') return 'is changed by the network’s staff only';
  if (office === 'may set it once') return 'is set once, and then changed by the network’s staff only';
  return `is ${office.join(' or ')} for an office; the network’s staff may change it otherwise`;
}
