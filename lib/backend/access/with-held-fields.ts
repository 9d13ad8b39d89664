import type { CollectionConfig, Field, FieldAccess, FieldHook } from 'payload';
import { relationId } from '../relation-id';
import { fieldForNetworkAdmin } from './allow';
import { type HeldField, heldFields } from './held-fields';
import { leaveHeld } from './leave-held';
import { readRow } from './read-row';
import { noteHeld } from './refuse-held';
import { isNetworkStaff, staffMember } from './staff-member';

/** The collection with what its fields hold back from office editors (`held-fields.ts`). `refuseHeld` refuses what was noted. */
export function withHeldFields(collection: CollectionConfig): CollectionConfig {
  const rows = heldFields.filter((held) => held.collection === collection.slug);
  const hold = (field: Field): Field => {
    const row = rows.find((held) => 'name' in field && held.field === field.name);
    if (!row || field.type === 'join' || field.type === 'ui' || !('name' in field)) return field;
    const allow = accessTo(row);
    const note: FieldHook = (args) =>
      noteHeld(row, allow[args.operation === 'create' ? 'create' : 'update'])(args);
    const beforeValidate = [note, ...(field.hooks?.beforeValidate ?? [])];
    const isLeft = row.office === 'nothing' && !row.network;
    const hooks = { ...field.hooks, beforeValidate, ...(isLeft && { beforeDuplicate: [leaveHeld] }) };
    return { ...field, access: { ...field.access, ...allow }, hooks };
  };
  return { ...collection, fields: collection.fields.map(hold) };
}

function accessTo({ collection, field, office, network }: HeldField): {
  create: FieldAccess;
  update: FieldAccess;
} {
  if (network === 'administrators only')
    return { create: fieldForNetworkAdmin, update: fieldForNetworkAdmin };
  if (office === 'nothing') return { create: networkOnly, update: networkOnly };
  if (office === 'may set it once')
    return {
      create: () => true,
      update: async (args) =>
        networkOnly(args) || (isEmpty(args.doc?.[field]) && !(await hasValue(collection, field, args))),
    };
  const mayChoose = (value: unknown) => isEmpty(value) || office.some((choice) => choice === value);
  const choose: FieldAccess = (args) =>
    networkOnly(args) || (mayChoose(args.siblingData?.[field]) && mayChoose(args.doc?.[field]));
  return { create: choose, update: choose };
}

/** Whether it was set, and a draft of the network's staff has emptied it. */
async function hasValue(slug: string, field: string, { doc, req }: Parameters<FieldAccess>[0]) {
  const collection = Object.values(req.payload.config.collections).find((one) => one.slug === slug)?.slug;
  const id = relationId(doc);
  return collection && id !== null ? !isEmpty((await readRow(collection, id, req)).get(field)) : false;
}

const networkOnly = ({ req }: Parameters<FieldAccess>[0]): boolean => isNetworkStaff(staffMember(req.user));
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
