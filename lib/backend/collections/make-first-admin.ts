import type { CollectionBeforeValidateHook } from 'payload';

/** The first account of an empty installation can do everything: there is nobody who could give it the right. */
export const makeFirstAdmin: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data;
  const { totalDocs } = await req.payload.count({ collection: 'staff', req });
  return totalDocs === 0 ? { ...data, role: 'network-admin' } : data;
};
