import type { BuyerCallHandler } from '@/lib/backend/contract/rest/buyer/create-buyer-call';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import type { BuyerCallName } from '@/schemas/buyers/buyer-calls';

const notImplemented = async (): Promise<never> => {
  throw new RestError(501, 'Not implemented');
};

/** The calls about the account itself. */
export const accountCalls = {
  account: notImplemented,
  devices: notImplemented,
  'end-session': notImplemented,
  export: notImplemented,
  session: notImplemented,
  'sign-out': notImplemented,
} as const satisfies Partial<Record<BuyerCallName, BuyerCallHandler>>;
