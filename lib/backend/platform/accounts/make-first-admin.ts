import type { CollectionBeforeValidateHook } from 'payload';
import { consumeSetupCode } from './setup-code';

/**
 * Makes the first account of an installation a network administrator, because no other account can assign
 * the role. Over HTTP this requires the setup code that the server printed.
 */
export const promoteFirstAccount: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || !data) return data;
  const { setup_code: code, ...account } = data;
  const { totalDocs } = await req.payload.count({ collection: 'staff', req });
  if (totalDocs > 0) return account;
  if (req.payloadAPI !== 'local') await consumeSetupCode(req, code);
  return { ...account, role: 'network-admin' };
};
