import { NoRoom } from '@/lib/backend/cms-api/hold-room';
import { type StaffRequest, staffRequest } from '@/lib/backend/composing/composed-record';
import { localOnly } from '@/lib/backend/local-only';

export const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
export const refuse = (status: number, message: string): Response =>
  answer({ errors: [{ message }] }, status);

/** A route of the composer: for staff, where this instance has a backend of its own; what there is no room for is refused, and may be asked again. */
export const answerStaff = (find: (request: Request, req: StaffRequest) => Promise<Response>) =>
  localOnly(async (request: Request): Promise<Response> => {
    const req = await staffRequest(request.headers);
    if (!req) return refuse(401, 'Sign in first');
    try {
      return await find(request, req);
    } catch (error) {
      if (error instanceof NoRoom) return refuse(503, error.message);
      throw error;
    }
  });

/** What a request asks for in its address, to be checked. */
export const askedIn = ({ url }: Request): Record<string, string> =>
  Object.fromEntries(new URL(url).searchParams);
