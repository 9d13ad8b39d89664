import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { BuyerSession } from '@/lib/backend/buyers/sessions';
import type { ContractContext } from '@/lib/backend/contract/context';
import { readJsonBody } from '@/lib/backend/contract/rest/rest-handler';

/** A call of a signed-in buyer. Every query must be limited to `session.buyer`. */
export type BuyerCall = {
  session: BuyerSession;
  req: PayloadRequest;
  context: ContractContext;
  /** The token in local storage (`user_info`). */
  infoToken: string;
  /** The browser, such as `Firefox, Windows`. */
  device: string;
  /** Headers of the response. */
  headers: Headers;
};

export type BuyerCallHandler = (request: Request, call: BuyerCall) => Promise<object>;

/**
 * A call of the contract (`schemas/buyers/buyer-calls.ts`) with its handler, which returns the JSON body and throws a
 * RestError to reject the request.
 */
export const createBuyerCall =
  <Body extends z.ZodType, Result extends z.ZodType<object, object>>(
    schemas: { request: Body; response: Result },
    handler: (call: BuyerCall & { body: z.output<Body> }) => Promise<z.input<Result>>,
  ): BuyerCallHandler =>
  async (request, call) =>
    handler({ ...call, body: await readJsonBody(request, schemas.request) });
