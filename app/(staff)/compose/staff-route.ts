import { createStaffRequest, type StaffRequest } from '@/lib/backend/composer-api/documents/composer-record';
import { localOnly } from '@/lib/backend/local-only';
import { ServiceBusyError } from '@/lib/backend/platform/cms-api/body-memory';
import type { CallDefinition, RefusalStatusOf, ResponseBody } from '@/schemas/composing/call-definition';
import { findUnknownParameters, parseQuery } from '@/schemas/composing/query';
import { queryRefusals } from '@/schemas/composing/refusal';

const headers = { 'cache-control': 'no-store' };

/** The response of success of a call. */
export const jsonResponse = <Call extends CallDefinition>(
  _call: Call,
  body: ResponseBody<Call, 200>,
): Response => Response.json(body, { status: 200, headers });

/** An error response with a status that the call declares. */
export const errorResponse = <Call extends CallDefinition>(
  _call: Call,
  status: RefusalStatusOf<Call>,
  message: string,
): Response => Response.json({ errors: [{ message }] }, { status, headers });

/** The error responses that every staff call may have. */
const anyStaffCall = {
  method: 'GET',
  path: '/',
  responses: queryRefusals,
} as const satisfies CallDefinition;

/**
 * Route handler of the composer: for staff only, on instances with a backend of their own. Responds 503 when
 * there is no capacity; the client may retry.
 */
export const staffRoute = (handle: (request: Request, req: StaffRequest) => Promise<Response>) =>
  localOnly(async (request: Request): Promise<Response> => {
    const req = await createStaffRequest(request.headers);
    if (!req) return errorResponse(anyStaffCall, 401, 'Sign in first');
    try {
      return await handle(request, req);
    } catch (error) {
      if (error instanceof ServiceBusyError) return errorResponse(anyStaffCall, 503, error.message);
      throw error;
    }
  });

/** The query of a request, for the schema of its call. */
export const queryOf = ({ url }: Request) => parseQuery(new URL(url).searchParams);

/** The response 400 to an invalid query: names its unknown parameters, or has the given message. */
export const queryErrorResponse = <Call extends CallDefinition>(
  call: Call,
  request: Request,
  message: string,
): Response =>
  Response.json(
    { errors: [{ message: findUnknownParameters(call, queryOf(request)) ?? message }] },
    { status: 400, headers },
  );
