import { NoRoom } from '@/lib/backend/cms-api/hold-room';
import { type StaffRequest, staffRequest } from '@/lib/backend/composing/composed-record';
import { localOnly } from '@/lib/backend/local-only';
import type { CallDefinition, RefusalStatusOf, ResponseBody } from '@/schemas/composing/call-definition';
import { parseQuery } from '@/schemas/composing/query';
import { questionRefusals } from '@/schemas/composing/refusal';

const headers = { 'cache-control': 'no-store' };

/** The response of success of a call. */
export const answer = <Call extends CallDefinition>(_call: Call, body: ResponseBody<Call, 200>): Response =>
  Response.json(body, { status: 200, headers });

/** A refusal that the call documents. */
export const refuse = <Call extends CallDefinition>(
  _call: Call,
  status: RefusalStatusOf<Call>,
  message: string,
): Response => Response.json({ errors: [{ message }] }, { status, headers });

/** What every call of staff may be refused with. */
const anyStaffCall = {
  method: 'GET',
  path: '/',
  responses: questionRefusals,
} as const satisfies CallDefinition;

/** A route of the composer: for staff, where this instance has a backend of its own; what there is no room for is refused, and may be asked again. */
export const answerStaff = (find: (request: Request, req: StaffRequest) => Promise<Response>) =>
  localOnly(async (request: Request): Promise<Response> => {
    const req = await staffRequest(request.headers);
    if (!req) return refuse(anyStaffCall, 401, 'Sign in first');
    try {
      return await find(request, req);
    } catch (error) {
      if (error instanceof NoRoom) return refuse(anyStaffCall, 503, error.message);
      throw error;
    }
  });

/** The query of a request, for the schema of its call. */
export const queryOf = ({ url }: Request) => parseQuery(new URL(url).searchParams);
