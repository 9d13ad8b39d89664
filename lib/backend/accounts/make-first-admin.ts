import type { CollectionBeforeValidateHook } from 'payload';
import { spendSetupCode } from './setup-code';

/**
 * The first account of an empty installation can do everything: there is nobody who could give it the right.
 * Over HTTP it takes the code that the server has printed.
 */
export const makeFirstAdmin: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data;
  const { setup_code: code, ...account } = data;
  const { totalDocs } = await req.payload.count({ collection: 'staff', req });
  if (totalDocs > 0) return account;
  if (req.payloadAPI !== 'local') await spendSetupCode(req, code);
  return { ...account, role: 'network-admin' };
};
